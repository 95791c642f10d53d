import { escapeText } from '../../../common/richText/write.ts'
import type { ContentPage } from '../../../services/features/contentPages/contract.ts'
import { careerContact } from '../../../services/features/careers/contract.ts'
import { RequestError } from '../graph/requestError.ts'
import type { Exchange } from '../http/http.ts'
import type { Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import { fieldErrorsOf, formAround, formParts, type FieldErrors } from './fields.ts'
import { readForm, textField, delaySubmission } from './forms.ts'
import type { Frame, Page } from './layout.ts'

interface Typed {
  fullName: string
  email: string
  content: string
}
const nothing: Typed = { fullName: '', email: '', content: '' }
const longest = 10_000

/** Returns the form with which visitors write to the operators of the platform (decision D-108). */
export function contactPage(
  frame: Frame,
  { typed = nothing, faults = {}, notice = '' }: { typed?: Typed; faults?: FieldErrors; notice?: string } = {},
): Page {
  const { home, words } = frame
  const { t, plain, language } = words
  const { input, area, trap, ...parts } = formParts({ ...typed }, faults, notice, words)
  const fields = `${input('fullName', 'text', t('yourName'), 'name')}
${input('email', 'email', t('email'), 'email')}
${area('content', t('yourMessage'), 500, ' required')}
${trap}
<button>${t('sendMessage')}</button>`
  return {
    title: plain('contact'),
    about: plain('contactHint'),
    place: '/contact',
    html: `<article><h1>${t('contact')}</h1><p>${t('contactHint')}</p>
${parts.notice}
${formAround(frame, `${home}/${language}/contact?shown=${Date.now()}`, fields)}</article>`,
  }
}

/** The page that is shown after a message was sent. */
const messageSentPage = ({ words: { t, plain } }: Frame): Page => ({
  title: plain('contact'),
  about: '',
  place: '/contact',
  isHidden: true,
  html: `<h1>${t('contact')}</h1><p role="status">${t('messageSent')}</p>`,
})

/** Submits a message that a browser has sent. Returns the page to show. */
export async function submitMessage(
  exchange: Exchange,
  rest: RestClient,
  frame: Frame,
  key: string,
  signal: Signal,
): Promise<{ page: Page; status: number }> {
  const { t } = frame.words
  let typed = nothing
  try {
    await delaySubmission(exchange.search)
    const form = await readForm(exchange, signal)
    const text = (name: string) => textField(form, name).slice(0, longest)
    typed = { fullName: text('fullName'), email: text('email'), content: text('content') }
    if (text('homepage') === '') await rest.call(careerContact, { params: { key }, body: typed })
    return { page: messageSentPage(frame), status: 200 }
  } catch (error) {
    if (error instanceof RequestError && error.code === 'RATE_LIMITED')
      return { page: contactPage(frame, { typed, notice: t('messageTooOften') }), status: 429 }
    const faults = fieldErrorsOf(error, frame.words)
    if (!faults) throw error
    return { page: contactPage(frame, { typed, faults, notice: t('messageNotSent') }), status: 400 }
  }
}

/** Returns a page of text without its pictures, which only signed-in users may see. */
export const contentPage = ({ code, title, contents }: Pick<ContentPage, 'code' | 'title' | 'contents'>): Page => ({
  title,
  about: title,
  place: `/pages/${encodeURIComponent(code)}`,
  html: `<article><h1>${escapeText(title)}</h1>${contents.replace(/<img\b[^<>]*>/gi, '')}</article>`,
})
