import DOMPurify from 'dompurify'
import { Info } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { styleNonce } from '../styleNonce.ts'
import { Button } from '../ui/Button.tsx'

const styles = `
  body { margin: 0 auto; padding: 24px; max-width: 800px; font: 15px/1.55 'Noto Sans', 'Noto Sans CJK JP', system-ui, sans-serif; color: #1c1c24; background: #fff; overflow-wrap: anywhere; }
  img { max-width: 100%; height: auto; } table { border-collapse: collapse; max-width: 100%; } td, th { border: 1px solid #cfcfd8; padding: 4px 8px; vertical-align: top; }
  a { color: #4a4ac2; }
`

const purifier = DOMPurify(window)
purifier.addHook('afterSanitizeAttributes', (node) => {
  // Only pictures within the document: fetching an external one would reveal the reader to its owner.
  if (node.hasAttribute('src') && !/^data:image\//i.test(node.getAttribute('src') ?? '')) node.removeAttribute('src')
  // A link opens outside the frame, and the opened page receives no information about ours.
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer')
})

/** Returns the document's own text and pictures, without anything that runs, loads or sends requests. */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'video',
      'audio',
      'source',
      'track',
      'map',
      'area',
    ],
    FORBID_ATTR: ['style', 'srcset', 'background', 'autofocus', 'tabindex', 'accesskey', 'usemap'],
  })
}

interface Props {
  html: string
  name: string
  onSave: (() => void) | undefined
}

/** A document that could only be converted to HTML, in a frame without scripts and without an origin. */
export default function HtmlFrame({ html, name, onSave }: Props) {
  const { t } = useTranslation('pdf')
  const page = useMemo(() => {
    // The page's security policy applies to the frame.
    return `<!doctype html><html lang=""><meta charset="utf-8"><title></title><style nonce="${styleNonce() ?? ''}">${styles}</style><body>${cleanHtml(html)}</body></html>`
  }, [html])
  return (
    <>
      <div className="viewer-note">
        <Info size={16} aria-hidden />
        <p>{t('simplified')}</p>
        {onSave && (
          <Button size="small" onClick={onSave}>
            {t('downloadFile')}
          </Button>
        )}
      </div>
      <iframe
        className="viewer-frame"
        title={name}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={page}
      />
    </>
  )
}
