import type { StatusColor } from '../../../shared/ui/StatusTag.tsx'

/** The colours of a mail's outcomes; the texts are `mails.outcomes.…`. */
export const outcomeColors = {
  RECEIVED: 'cyan',
  TAKEN: 'green',
  NO_CV: 'orange',
  DUPLICATE: 'orange',
  LOOP: 'orange',
  BROKEN: 'magenta',
  TOO_LARGE: 'red',
  FAILED: 'red',
} as const satisfies Record<string, StatusColor>

/** Returns a size as text, in kB or MB. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
