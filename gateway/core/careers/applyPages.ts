import type { FormField } from '../../../common/forms/fields.ts'
import { escapeText } from '../../../common/richText/write.ts'
import type { CareerJob } from '../../../services/features/careers/contract.ts'
import { formAround, formParts, type FieldErrors } from './fields.ts'
import { cvMegabytes } from './forms.ts'
import { jobPathOf } from './jobPages.ts'
import { linkTo, type Frame, type Page } from './layout.ts'
import { initialInputs, type InputValues } from './questions/inputs.ts'
import { inColumns, questionsHtml } from './questions/questions.ts'

/** The values that were typed. The file cannot be put into the form again. */
export interface TypedApplication {
  name: string
  email: string
  phone: string
  message: string
  hasConsent: boolean
  mayKeep: boolean
  /** The values in the company's own questions. */
  given: InputValues
}

/** The company's additional questions. */
export interface CompanyQuestions {
  edition: string
  /** The number of columns on a wide screen. */
  columns: number
  fields: readonly FormField[]
}

const nothingTyped = (asked: CompanyQuestions | null): TypedApplication => ({
  ...{ name: '', email: '', phone: '', message: '', hasConsent: false, mayKeep: false },
  given: initialInputs(asked?.fields ?? []),
})

/** The texts that an applicant agrees to, as shown in the form. */
export const consentTexts = ({ site, words: { plain } }: Frame) => ({
  consent: plain('consent', { company: site.companyName }),
  keep: plain('keep', { company: site.companyName }),
})

/** Returns the application form of a job. After an error it contains what was typed. */
export function applyPage(
  frame: Frame,
  job: CareerJob,
  asked: CompanyQuestions | null,
  {
    typed = nothingTyped(asked),
    faults = {},
    notice = '',
  }: { typed?: TypedApplication; faults?: FieldErrors; notice?: string } = {},
): Page {
  const { home, words, source } = frame
  const { t, language } = words
  const place = `${jobPathOf(job)}/apply`
  const agreed = consentTexts(frame)
  const { told, tells, input, area, trap, ...parts } = formParts({ ...typed }, faults, notice, words)
  const box = (name: string, text: string, isOn: boolean, more: string) =>
    `<label class="box"><input type="checkbox" name="${name}" value="1"${isOn ? ' checked' : ''}${more}><span>${escapeText(text)}</span></label>`
  // The time at which the form was shown; `delayOf` reads it.
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
    html: `<p><a href="${linkTo(frame, jobPathOf(job))}">← ${t('backToJob')}</a></p>
<article><h1>${t('applyFor', { job: job.title })}</h1>
${parts.notice}
${formAround(frame, action, fields)}</article>`,
  }
}

/** The page that an applicant sees after sending an application. */
export const sentPage = (frame: Frame, { t, plain } = frame.words): Page => ({
  title: plain('sentTitle'),
  about: '',
  place: '/sent',
  isHidden: true,
  html: `<h1>${t('sentTitle')}</h1><p>${t('sent', { company: frame.site.companyName })}</p><p><a href="${linkTo(frame, '')}">${t('allJobs')}</a></p>`,
})
