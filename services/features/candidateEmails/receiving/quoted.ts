/** Lines with which mail programs begin a quotation, in English, Vietnamese and Japanese. */
const beginnings: readonly RegExp[] = [
  /^On .{4,200} wrote:$/i,
  /^Vào .{4,200} (?:đã )?viết:$/i,
  /^\d{4}年.{4,200}[:：]$/,
  /^-{2,10} ?(?:Original Message|Forwarded message|Thư gốc|元のメッセージ|転送メッセージ)/i,
  /^_{20,80}$/,
  /^From: .{1,200} (?:Sent|Date): /i,
  /^Từ: .{1,200} (?:Đã gửi|Ngày): /i,
  /^差出人: .{1,200} (?:送信日時|日付): /,
]
/** The maximum length of such a line; programs may break it into two lines. */
const longest = 250

/** Splits a mail into its own text and the quoted text of earlier mails, both as plain text. */
export function splitQuoted(text: string): { own: string; quoted: string } {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const isBeginning = (at: number) => {
    const line = lines[at]!.trim()
    const two = `${line} ${lines[at + 1]?.trim() ?? ''}`
    return line.length < longest && beginnings.some((one) => one.test(line) || (two.length < longest && one.test(two)))
  }
  const isQuote = (at: number) => lines[at]!.startsWith('>')
  let end = lines.length
  for (let at = 0; at < lines.length; at++) {
    if (!isBeginning(at)) continue
    end = at
    break
  }
  // Without such a line, quotes at the end are split off. Answers between quotes are not changed.
  if (end === lines.length) while (end > 0 && (isQuote(end - 1) || lines[end - 1]!.trim() === '')) end--
  const own = lines.slice(0, end).join('\n').trim()
  const quoted = lines.slice(end).join('\n').trim()
  return own === '' ? { own: quoted, quoted: '' } : { own, quoted }
}
