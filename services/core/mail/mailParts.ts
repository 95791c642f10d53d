/** A file that goes with a mail. */
export interface MailFile {
  name: string
  contentType: string
  /** Path in the file store. */
  path: string
  /** By which the HTML shows it (`cid:`). */
  contentId?: string
}

/** What a mail says: as plain text, and as HTML beside it. */
export interface Letter {
  subject: string
  body: string
  html?: string
}
