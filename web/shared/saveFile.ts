const extensions: Record<string, string> = { 'application/pdf': '.pdf', 'text/html': '.html' }

/** Downloads a file in the browser, with an extension if its name has none. */
export function saveFile(file: Blob, name: string): void {
  const plain = name.replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, '-')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = /\.[A-Za-z0-9]{1,5}$/.test(plain) ? plain : plain + (extensions[file.type.split(';')[0] ?? ''] ?? '')
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
