import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichTextKind } from '../../../common/richText/kinds.ts'
import { isRun, marks } from '../../../common/richText/nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextMark, RichTextRun } from '../../../common/richText/nodes.ts'
import { readHtml } from './readHtml.ts'
import './richText.css'
import { StoredPicture } from './StoredPicture.tsx'

const tags: Readonly<Record<RichTextMark, 'strong' | 'em' | 'u'>> = { bold: 'strong', italic: 'em', underline: 'u' }

/** A run of text wrapped in the elements of its marks. */
function Run({ run, children }: { run: RichTextRun; children: ReactNode }) {
  return marks.reduceRight((inner: ReactNode, mark) => {
    const Tag = tags[mark]
    return run[mark] ? <Tag>{inner}</Tag> : inner
  }, children)
}

function Line({ inlines }: { inlines: readonly RichTextInline[] }) {
  const { t } = useTranslation('shared')
  return inlines.map((inline, at) => {
    if (isRun(inline)) {
      return (
        <Run key={at} run={inline}>
          {inline.text}
        </Run>
      )
    }
    if (inline.type === 'token') {
      return (
        <span key={at} className="rich-text-token">
          {inline.name}
        </span>
      )
    }
    return (
      <a key={at} href={inline.url} target="_blank" rel="noopener noreferrer">
        <Line inlines={inline.children} />
        <span className="visually-hidden"> {t('opensInNewTab')}</span>
      </a>
    )
  })
}

function Block({ block }: { block: RichTextBlock }) {
  if (block.type === 'picture') {
    return (
      <p>
        <StoredPicture path={block.path} alt={block.alt} />
      </p>
    )
  }
  if (block.type === 'list') {
    const Tag = block.isNumbered ? 'ol' : 'ul'
    return (
      <Tag>
        {block.children.map(({ children }, at) => (
          <li key={at}>
            <Line inlines={children} />
          </li>
        ))}
      </Tag>
    )
  }
  const Tag = block.type === 'heading' ? (`h${block.level}` as const) : 'p'
  return (
    <Tag>
      <Line inlines={block.children} />
    </Tag>
  )
}

interface Props {
  /** The HTML, from the server or any other source. */
  html: string
  kind: RichTextKind
}

/**
 * Shows rich text. Only paragraphs, headings, lists, links, placeholders and our own pictures are taken from the HTML.
 */
export function RichText({ html, kind }: Props) {
  const blocks = useMemo(() => readHtml(html, kind), [html, kind])
  return (
    <div className="rich-text">
      {blocks.map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}
