import { careerApply, type CareerJob } from '../../../services/features/careers/contract.ts'
import { RequestError } from '../graph/requestError.ts'
import type { Exchange } from '../http/http.ts'
import type { Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import { applyPage, consentTexts, type Typed } from './applyPages.ts'
import { faultsOf } from './fields.ts'
import { readForm, textField, waitForPeople } from './forms.ts'
import type { Frame, Page } from './layout.ts'

const longest = { name: 1000, message: 20_000 }

/** Takes an application that a browser has sent: undefined when it was taken, else the form again with what was wrong. */
export async function takeApplication(
  exchange: Exchange,
  rest: RestClient,
  frame: Frame,
  { key, job }: { key: string; job: CareerJob },
  signal: Signal,
): Promise<{ page: Page; status: number } | undefined> {
  const { words, source } = frame
  let typed: Typed | undefined
  try {
    await waitForPeople(exchange.search)
    const form = await readForm(exchange, signal)
    const text = (name: string) => textField(form, name).slice(0, longest.name)
    typed = {
      ...{ name: text('name'), email: text('email'), phone: text('phone') },
      message: textField(form, 'message').slice(0, longest.message),
      ...{ hasConsent: text('consent') !== '', mayKeep: text('keep') !== '' },
    }
    // People do not see this field. Whoever fills it in is told what they expect.
    if (text('homepage') !== '') return undefined
    const file = form.get('file')
    const bytes = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
    const agreed = consentTexts(frame)
    const { hasConsent, mayKeep, ...fields } = typed
    await rest.call(careerApply, {
      params: { key, id: job.id },
      body: {
        ...fields,
        language: words.language,
        source,
        ...{ consentText: hasConsent ? agreed.consent : '', keepText: mayKeep ? agreed.keep : '' },
        fileName: file instanceof File ? file.name.slice(0, 250) : '',
        fileBase64: bytes.toString('base64'),
      },
    })
    return undefined
  } catch (error) {
    const shown = { ...(typed && { typed }) }
    if (error instanceof RequestError && error.code === 'RATE_LIMITED')
      return { page: applyPage(frame, job, { ...shown, notice: words.t('tooOften') }), status: 429 }
    const faults = faultsOf(error, words)
    if (!faults) throw error
    return { page: applyPage(frame, job, { ...shown, faults, notice: words.t('notSent') }), status: 400 }
  }
}
