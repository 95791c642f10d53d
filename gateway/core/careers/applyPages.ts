import { escapeText } from '../../../common/richText/write.ts'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import type { CareerJob, careerApply } from '../../../services/features/careers/contract.ts'
import { RequestError } from '../graph/requestError.ts'
import { jobPlace } from './jobPages.ts'
import type { Frame, Page } from './layout.ts'
import type { Words } from './words.ts'

/** Megabytes of a CV (decision D-126). */
export const cvMegabytes = 5

/** What was typed; the file cannot be put into the form again. */
export interface Typed {
  name: string
  email: string
  phone: string
  message: string
  hasConsent: boolean
  mayKeep: boolean
}
export const nothingTyped: Typed = { name: '', email: '', phone: '', message: '', hasConsent: false, mayKeep: false }

/** The words that an applicant agrees to, as they stand in the form. */
export const consentTexts = ({ site, words: { plain } }: Frame) => ({
  consent: plain('consent', { company: site.companyName }),
  keep: plain('keep', { company: site.companyName }),
})

/** What is wrong, by field, in words. */
export type Faults = Readonly<
  Partial<Record<'name' | 'fullName' | 'email' | 'phone' | 'message' | 'content' | 'file' | 'consent', string>>
>

/** What the services said of the fields of a form; undefined for every other failure. */
export function faultsOf(error: unknown, { t }: Words): Faults | undefined {
  if (!(error instanceof RequestError) || error.code !== 'BAD_INPUT') return undefined
  const details = error.extensions.fieldDetails as
    Record<string, { code: string; params: Record<string, string> }[]> | undefined
  if (!details) return undefined
  const said = ([field, [message]]: [string, { code: string; params: Record<string, string> }[]]) => {
    const code = message?.code
    if (field === 'consent') return t('errorConsent')
    if (code === 'CV_TOO_LARGE') return t('errorFileLarge', { size: cvMegabytes })
    if (field === 'file') return t('errorFile')
    if (code === 'REQUIRED') return t('errorRequired')
    if (code === 'EMAIL') return t('errorEmail')
    if (code === 'PHONE') return t('errorPhone')
    return code === 'MAXIMUM' ? t('errorLong', { max: message?.params.max ?? '' }) : t('errorOther')
  }
  return Object.fromEntries(Object.entries(details).map((entry) => [entry[0], said(entry)]))
}

/** The body of an application. */
export type ApplyBody = BodyOf<typeof careerApply>

/** The form by which one applies for a job: again with what was typed where something was wrong. */
export function applyPage(
  frame: Frame,
  job: CareerJob,
  { typed = nothingTyped, faults = {}, notice = '' }: { typed?: Typed; faults?: Faults; notice?: string } = {},
): Page {
  const { home, words, source } = frame
  const { t, language } = words
  const place = `${jobPlace(job)}/apply`
  const agreed = consentTexts(frame)
  const told = (name: keyof Faults) =>
    faults[name] ? `<span class="fault" id="${name}-fault">${faults[name]}</span>` : ''
  const tells = (name: keyof Faults) => (faults[name] ? ` aria-invalid="true" aria-describedby="${name}-fault"` : '')
  const input = (name: 'name' | 'email' | 'phone', type: string, label: string, auto: string, isNeeded = true) =>
    `<label>${label}<input type="${type}" name="${name}" value="${escapeText(typed[name])}" maxlength="250" autocomplete="${auto}"${isNeeded ? ' required' : ''}${tells(name)}>${told(name)}</label>`
  const box = (name: string, text: string, isOn: boolean, more: string) =>
    `<label class="box"><input type="checkbox" name="${name}" value="1"${isOn ? ' checked' : ''}${more}><span>${escapeText(text)}</span></label>`
  // The moment at which it was shown: see the delay of whoever takes it.
  const action = `${home}/${language}${place}?${new URLSearchParams({ ...(source && { source }), shown: `${Date.now()}` })}`
  return {
    title: words.plain('applyFor', { job: job.title }),
    about: '',
    place,
    isHidden: true,
    html: `<p><a href="${escapeText(`${home}/${language}${jobPlace(job)}`)}">← ${t('backToJob')}</a></p>
<article><h1>${t('applyFor', { job: job.title })}</h1>
${notice ? `<p class="notice" role="alert">${notice}</p>` : ''}
<form class="apply" method="post" enctype="multipart/form-data" action="${escapeText(action)}">
${input('name', 'text', t('yourName'), 'name')}
${input('email', 'email', t('email'), 'email')}
${input('phone', 'tel', t('phone'), 'tel', false)}
<label>${t('cv', { size: cvMegabytes })}<input type="file" name="file" accept=".pdf,.doc,.docx" required${tells('file')}>${told('file')}</label>
<label>${t('message')}<textarea name="message" rows="5" maxlength="2000"${tells('message')}>${escapeText(typed.message)}</textarea>${told('message')}</label>
<div class="trap" aria-hidden="true"><label>${t('leaveEmpty')}<input name="homepage" tabindex="-1" autocomplete="off"></label></div>
${box('consent', agreed.consent, typed.hasConsent, ` required${tells('consent')}`)}${told('consent')}
${box('keep', agreed.keep, typed.mayKeep, '')}
<button>${t('send')}</button>
</form></article>`,
  }
}

/** What an applicant sees when the application was taken. */
export const sentPage = ({ site, home, words: { t, plain, language } }: Frame): Page => ({
  title: plain('sentTitle'),
  about: '',
  place: '/sent',
  isHidden: true,
  html: `<h1>${t('sentTitle')}</h1><p>${t('sent', { company: site.companyName })}</p><p><a href="${escapeText(`${home}/${language}`)}">${t('allJobs')}</a></p>`,
})
