import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Transforms } from 'slate'
import {
  ReactEditor,
  useFocused,
  useReadOnly,
  useSelected,
  useSlateStatic,
  type RenderElementProps,
  type RenderLeafProps,
} from 'slate-react'
import type { RichTextPicture } from '../../../../common/richText/nodes.ts'
import { Input } from '../../fields/controls.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { StoredPicture } from '../StoredPicture.tsx'

/** An element of the text as the editor shows it. */
export function EditorElement({ attributes, element, children }: RenderElementProps) {
  const isSelected = useSelected()
  switch (element.type) {
    case 'heading': {
      const Tag = `h${element.level}` as const
      return <Tag {...attributes}>{children}</Tag>
    }
    case 'list': {
      const Tag = element.isNumbered ? 'ol' : 'ul'
      return <Tag {...attributes}>{children}</Tag>
    }
    case 'item':
      return <li {...attributes}>{children}</li>
    case 'link':
      // Not a real link: a click puts the cursor into it.
      return (
        <span {...attributes} className="rich-editor-link" title={element.url}>
          {children}
        </span>
      )
    case 'token':
      return (
        <span
          {...attributes}
          contentEditable={false}
          role="img"
          aria-label={element.name}
          className="rich-text-token"
          data-selected={isSelected || undefined}
        >
          {element.name}
          {children}
        </span>
      )
    case 'picture':
      return (
        <div {...attributes}>
          <div contentEditable={false} data-selected={isSelected || undefined} className="rich-editor-picture">
            <EditorPicture picture={element} isSelected={isSelected} />
          </div>
          {children}
        </div>
      )
    default:
      return <p {...attributes}>{children}</p>
  }
}

/** A picture; while it is selected, with its description and a button to remove it. */
function EditorPicture({ picture, isSelected }: { picture: RichTextPicture; isSelected: boolean }) {
  const { t } = useTranslation('richText')
  const editor = useSlateStatic()
  const isReadOnly = useReadOnly()
  useFocused()
  const pathOf = () => ReactEditor.findPath(editor, picture)
  return (
    <>
      <StoredPicture path={picture.path} alt={picture.alt} />
      {isSelected && !isReadOnly && (
        <div className="rich-editor-alt">
          <Input
            aria-label={t('pictureAlt')}
            placeholder={t('pictureAlt')}
            title={t('pictureAlt')}
            maxLength={250}
            value={picture.alt}
            onChange={(event) => Transforms.setNodes(editor, { alt: event.target.value }, { at: pathOf() })}
          />
          <IconButton
            label={t('removePicture')}
            onClick={() => {
              Transforms.removeNodes(editor, { at: pathOf() })
              ReactEditor.focus(editor)
            }}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </div>
      )}
    </>
  )
}

/** A run of text with its marks. */
export function EditorLeaf({ attributes, leaf, children }: RenderLeafProps) {
  let inner = children
  if (leaf.underline) inner = <u>{inner}</u>
  if (leaf.italic) inner = <em>{inner}</em>
  if (leaf.bold) inner = <strong>{inner}</strong>
  return <span {...attributes}>{inner}</span>
}
