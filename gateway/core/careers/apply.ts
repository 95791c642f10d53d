import { parseContents } from '../../../common/forms/contents.ts'
import { careerApply, careerForm, type CareerJob } from '../../../services/features/careers/contract.ts'
import { orNull, RequestError } from '../graph/requestError.ts'
import type { Exchange } from '../http/http.ts'
import type { Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import type { siteRequestOf } from './addresses/addresses.ts'
import { applyPage, consentTexts, type CompanyQuestions, type TypedApplication } from './applyPages.ts'
import { fieldErrorsOf } from './fields.ts'
import { readForm, textField, delaySubmission } from './forms.ts'
import type { Frame, Page } from './layout.ts'
import { answersOf, readInputs } from './questions/inputs.ts'

const longest = { name: 1000, message: 20_000 }

/** Returns a company's additional questions to applicants, or null if there are none. */
export async function readCompanyQuestions(
  rest: RestClient,
  site: ReturnType<typeof siteRequestOf>,
): Promise<CompanyQuestions | null> {
  const form = await orNull(rest.call(careerForm, site))
  if (!form) return null
  const { columns, fields } = parseContents(form.contents)
  return { edition: form.edition, columns, fields }
}

/**
 * Submits an application that a browser has sent. Returns undefined on success, otherwise the form again with its
 * errors.
 */
export async function submitApplication(
  exchange: Exchange,
  rest: RestClient,
  frame: Frame,
  { key, job, asked }: { key: string; job: CareerJob; asked: CompanyQuestions | null },
  signal: Signal,
): Promise<{ page: Page; status: number } | undefined> {
  const { words, source } = frame
  let typed: TypedApplication | undefined
  try {
    await delaySubmission(exchange.search)
    const form = await readForm(exchange, signal)
    const text = (name: string) => textField(form, name).slice(0, longest.name)
    typed = {
      ...{ name: text('name'), email: text('email'), phone: text('phone') },
      message: textField(form, 'message').slice(0, longest.message),
      ...{ hasConsent: text('consent') !== '', mayKeep: text('keep') !== '' },
      given: readInputs(asked?.fields ?? [], form),
    }
    // People cannot see this field. A program that fills it in gets the success page that it expects.
    if (text('homepage') !== '') return undefined
    const file = form.get('file')
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    const agreed = consentTexts(frame)
    const { hasConsent, mayKeep, given, ...fields } = typed
    await rest.call(careerApply, {
      params: { key, id: job.id },
      body: {
        ...fields,
        language: words.language,
        source,
        ...{ consentText: hasConsent ? agreed.consent : '', keepText: mayKeep ? agreed.keep : '' },
        answers: answersOf(asked?.fields ?? [], given),
        edition: text('edition').slice(0, 100),
        fileName: file instanceof File ? file.name.slice(0, 250) : '',
        fileBase64: bytes.toString('base64'),
      },
    })
    return undefined
  } catch (error) {
    const shown = { ...(typed && { typed }) }
    if (error instanceof RequestError && error.code === 'RATE_LIMITED')
      return { page: applyPage(frame, job, asked, { ...shown, notice: words.t('tooOften') }), status: 429 }
    const isChanged = error instanceof RequestError && error.extensions.errorCode === 'QUESTIONS_CHANGED'
    const faults = isChanged ? {} : fieldErrorsOf(error, words)
    if (!faults) throw error
    const notice = words.t(isChanged ? 'questionsChanged' : 'notSent')
    return { page: applyPage(frame, job, asked, { ...shown, faults, notice }), status: 400 }
  }
}
