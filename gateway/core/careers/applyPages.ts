import type { FormField } from '../../../common/forms/fields.ts'
import { escapeText } from '../../../common/richText/write.ts'
import type { CareerJob } from '../../../services/features/careers/contract.ts'
import { formAround, formParts, type Faults } from './fields.ts'
import { cvMegabytes } from './forms.ts'
import { jobPlace } from './jobPages.ts'
import { linkTo, type Frame, type Page } from './layout.ts'
import { firstGiven, type Given } from './questions/given.ts'
import { inColumns, questionsHtml } from './questions/questions.ts'

/** What was typed; the file cannot be put into the form again. */
export interface Typed {
  name: string
  email: string
  phone: string
  message: string
  hasConsent: boolean
  mayKeep: boolean
  /** What stands in the questions of the company. */
  given: Given
}

/** What the company asks besides. */
export interface Asked {
  edition: string
  /** In how many columns, where there is room for them. */
  columns: number
  fields: readonly FormField[]
}

const nothingTyped = (asked: Asked | null): Typed => ({
  ...{ name: '', email: '', phone: '', message: '', hasConsent: false, mayKeep: false },
  given: firstGiven(asked?.fields ?? []),
})

/** The words that an applicant agrees to, as they stand in the form. */
export const consentTexts = ({ site, words: { plain } }: Frame) => ({
  consent: plain('consent', { company: site.companyName }),
  keep: plain('keep', { company: site.companyName }),
})

/** The form by which one applies for a job: again with what was typed where something was wrong. */
export function applyPage(
  frame: Frame,
  job: CareerJob,
  asked: Asked | null,
  { typed = nothingTyped(asked), faults = {}, notice = '' }: { typed?: Typed; faults?: Faults; notice?: string } = {},
): Page {
  const { home, words, source } = frame
  const { t, language } = words
  const place = `${jobPlace(job)}/apply`
  const agreed = consentTexts(frame)
  const { told, tells, input, area, trap, ...parts } = formParts({ ...typed }, faults, notice, words)
  const box = (name: string, text: string, isOn: boolean, more: string) =>
    `<label class="box"><input type="checkbox" name="${name}" value="1"${isOn ? ' checked' : ''}${more}><span>${escapeText(text)}</span></label>`
  // The moment at which it was shown: see the delay of whoever takes it.
  const action = `${home}/${language}${place}?${new URLSearchParams({ ...(source && { source }), shown: `${Date.now()}` })}`
  const fields = `${input('name', 'text', t('yourName'), 'name')}
${input('email', 'email', t('email'), 'email')}
${input('phone', 'tel', t('phone'), 'tel', '')}
<label>${t('cv', { size: cvMegabytes })}<input type="file" name="file" accept=".pdf,.doc,.docx" required${tells('file')}>${told('file')}</label>
<input type="hidden" name="edition" value="${escapeText(asked?.edition ?? '')}">
${asked ? inColumns(asked.columns, questionsHtml(asked.fields, typed.given, faults, words)) : ''}
${area('message', t('message'), 2000)}
${trap}
${box('consent', agreed.consent, typed.hasConsent, ` required${tells('consent')}`)}${told('consent')}
${box('keep', agreed.keep, typed.mayKeep, '')}
<button>${t('send')}</button>`
  return {
    title: words.plain('applyFor', { job: job.title }),
    about: '',
    place,
    isHidden: true,
    html: `<p><a href="${linkTo(frame, jobPlace(job))}">← ${t('backToJob')}</a></p>
<article><h1>${t('applyFor', { job: job.title })}</h1>
${parts.notice}
${formAround(frame, action, fields)}</article>`,
  }
}

/** What an applicant sees when the application was taken. */
export const sentPage = (frame: Frame, { t, plain } = frame.words): Page => ({
  title: plain('sentTitle'),
  about: '',
  place: '/sent',
  isHidden: true,
  html: `<h1>${t('sentTitle')}</h1><p>${t('sent', { company: frame.site.companyName })}</p><p><a href="${linkTo(frame, '')}">${t('allJobs')}</a></p>`,
})
