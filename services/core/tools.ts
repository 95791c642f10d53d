import { existsSync } from 'node:fs'
import type { Settings } from './settings.ts'

/** Programs of the machine that some operations need; undefined: not installed, and those operations report it. */
export interface Tools {
  /** LibreOffice: office documents → PDF. */
  soffice?: string
  /** Chromium: HTML → PDF. */
  chromium?: string
  /** Tesseract: scans → text. */
  tesseract?: string
}

const usual = {
  soffice: [
    '/usr/bin/soffice',
    '/usr/local/bin/soffice',
    '/usr/bin/libreoffice',
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  ],
  chromium: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  tesseract: ['/usr/bin/tesseract', '/usr/local/bin/tesseract', '/opt/homebrew/bin/tesseract'],
}

/**
 * Looks where the settings say, otherwise in the usual folders. Throws an Error with a sentence for the operator if a
 * configured program does not exist.
 */
export function findTools({
  sofficePath,
  chromiumPath,
  tesseractPath,
}: Pick<Settings, 'sofficePath' | 'chromiumPath' | 'tesseractPath'>): Tools {
  const soffice = find('SOFFICE_PATH', sofficePath, usual.soffice)
  const chromium = find('CHROMIUM_PATH', chromiumPath, usual.chromium)
  const tesseract = find('TESSERACT_PATH', tesseractPath, usual.tesseract)
  return { ...(soffice && { soffice }), ...(chromium && { chromium }), ...(tesseract && { tesseract }) }
}

function find(name: string, given: string | undefined, places: readonly string[]): string | undefined {
  if (given === 'none') return undefined
  if (!given) return places.find((place) => existsSync(place))
  if (existsSync(given)) return given
  throw new Error(
    `${name} names ${given}, which is not there; leave it out to look in the usual places, or set it to "none".`,
  )
}
