/** What a field of rich text may hold beside paragraphs, headings, lists, links and marks. */
interface Allowed {
  pictures: boolean
  tokens: boolean
}

/** The kinds of fields: texts of a job, the text of an e-mail or of its template, pages of content. */
export const kinds = {
  job: { pictures: true, tokens: false },
  mail: { pictures: true, tokens: true },
  page: { pictures: true, tokens: false },
} as const satisfies Record<string, Allowed>
export type RichTextKind = keyof typeof kinds

/** What pictures in rich text may be (000/5/44). */
export const pictureExtensions = ['jpg', 'png', 'jpeg', 'gif'] as const

const address = /^(?:https?:\/\/|mailto:)\S+$/i

/** Whether a link may lead there: to a web page or a mail address, and nowhere else. */
export const isLinkUrl = (url: string): boolean => address.test(url) && URL.canParse(url)

/** Whether a text has the form of a placeholder's name. */
export const isTokenName = (text: string): boolean => /^[A-Za-z]\w{0,59}$/.test(text)

/** Whether a link may carry this address in a field of the kind: in mails, a placeholder may stand for it. */
export const isAllowedUrl = (url: string, kind: RichTextKind): boolean =>
  isLinkUrl(url) || (kinds[kind].tokens && isTokenName(url))

const stored = /^[0-9a-f-]{36}\/\d{4}-\d{2}\/[0-9a-f-]{36}\.([a-z]{3,4})$/
const downloads: Readonly<Record<string, string>> = {
  '/download/commonsFile': 'path',
  '/download/mediaFile': 'filePath',
}

/** Whether a path is that of a picture in the file store. */
export function isPicturePath(path: string): boolean {
  const extension = stored.exec(path)?.[1]
  return pictureExtensions.some((one) => one === extension)
}

/** The address under which the gateway serves a picture; this is how it stands in HTML. */
export const pictureUrl = (path: string): string => `/download/commonsFile?path=${encodeURIComponent(path)}`

/** The path of a picture by its address in HTML, as pictureUrl or the media upload makes it; null for every other address. */
export function picturePathOf(url: string): string | null {
  // Nobody's origin: what is absolute keeps its own, and is then told by its path alone.
  const parsed = URL.parse(url, 'https://origin.invalid')
  const name = parsed && downloads[parsed.pathname]
  const path = name && parsed.searchParams.get(name)
  return path && isPicturePath(path) ? path : null
}
