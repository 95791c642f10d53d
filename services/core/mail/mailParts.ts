/** A file that is sent with a mail. */
export interface MailFile {
  name: string
  contentType: string
  /** Path in the file store. */
  path: string
  /** The id with which the HTML shows it (`cid:`). */
  contentId?: string
}

/** The content of a mail: as plain text and as HTML. */
export interface Letter {
  subject: string
  body: string
  html?: string
}
