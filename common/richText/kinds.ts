/** What a rich text field may contain besides paragraphs, headings, lists, links and marks. */
interface Allowed {
  pictures: boolean
  tokens: boolean
}

/** The kinds of rich text fields: texts of a job, the text of an e-mail or its template, content pages. */
export const kinds = {
  job: { pictures: true, tokens: false },
  mail: { pictures: true, tokens: true },
  page: { pictures: true, tokens: false },
} as const satisfies Record<string, Allowed>
export type RichTextKind = keyof typeof kinds

/** The file extensions of pictures in rich text (000/5/44). */
export const pictureExtensions = ['jpg', 'png', 'jpeg', 'gif'] as const

const address = /^(?:https?:\/\/|mailto:)\S+$/i

/** Whether a link may lead to an address: only web pages and mail addresses are allowed. */
export const isLinkUrl = (url: string): boolean => address.test(url) && URL.canParse(url)

/** Whether a text is a valid name of a placeholder. */
export const isTokenName = (text: string): boolean => /^[A-Za-z]\w{0,59}$/.test(text)

/** Whether a link may have this address in a field of the kind. In mails it may be a placeholder. */
export const isAllowedUrl = (url: string, kind: RichTextKind): boolean =>
  isLinkUrl(url) || (kinds[kind].tokens && isTokenName(url))

const picturePathFormat = /^[0-9a-f-]{36}\/\d{4}-\d{2}\/[0-9a-f-]{36}\.([a-z]{3,4})$/
const downloads: Readonly<Record<string, string>> = {
  '/download/commonsFile': 'path',
  '/download/mediaFile': 'filePath',
}

/** Whether a path is the path of a picture in the file store. */
export function isPicturePath(path: string): boolean {
  const extension = picturePathFormat.exec(path)?.[1]
  return pictureExtensions.some((one) => one === extension)
}

/** Returns the address under which the gateway serves a picture. It appears in HTML in this form. */
export const pictureUrl = (path: string): string => `/download/commonsFile?path=${encodeURIComponent(path)}`

/**
 * Returns the path of a picture from its address in HTML, as created by pictureUrl or the media upload. Returns null
 * for every other address.
 */
export function picturePathOf(url: string): string | null {
  // The base only serves to parse relative addresses. Pictures are recognised by the path alone.
  const parsed = URL.parse(url, 'https://origin.invalid')
  const name = parsed && downloads[parsed.pathname]
  const path = name && parsed.searchParams.get(name)
  return path && isPicturePath(path) ? path : null
}
