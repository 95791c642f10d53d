import { Box } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '../../../../common/forms/fields.ts'
import { Choice } from '../../../shared/fields/controls.tsx'
import { DeleteFieldDialog } from './desk/DeleteFieldDialog.tsx'
import { Desk } from './desk/Desk.tsx'
import { addAfter, builderOf, change, clone, moveTo, newCard, remove, type Builder } from './draft/draft.ts'
import type { CardActions } from './fields/FieldCard.tsx'
import { ItemEditor } from './fields/ItemEditor.tsx'
import type { Editor } from './draft/useEditor.ts'

const builders: readonly Builder[] = ['fields', 'questions']

interface Props {
  editor: Editor
  isChecked: boolean
  selectedId: string | null
  onSelect: (id: string | null) => void
}

/** The cards of the form and the actions on them. */
export function BuildTab({ editor: { draft, apply, endGroup }, isChecked, selectedId, onSelect }: Props) {
  const { t } = useTranslation('interviewForms')
  // For an empty form the user chooses the builder (D-29).
  const [chosen, setChosen] = useState<Builder>('fields')
  const builder = builderOf(draft) ?? chosen
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const [taken, setTaken] = useState(0)
  const { cards } = draft
  const selected = cards.find(({ id }) => id === selectedId) ?? null
  // Stable while the draft changes, so that a card is only rendered again when it has changed.
  const actions = useMemo((): CardActions => {
    const onEdit = (id: string) => {
      onSelect(id)
      setTaken((before) => before + 1)
    }
    return {
      onEdit,
      onAdd: (after, kind) => {
        const card = newCard(builder, kind)
        apply((before) => addAfter(before, after, card))
        if (kind !== 'Divider') onEdit(card.id)
      },
      onMove: (id, step) =>
        apply((before) => moveTo(before, id, before.cards.findIndex((card) => card.id === id) + step)),
      onClone: (id) => apply((before) => clone(before, id)),
      onDelete: setDeletedId,
    }
  }, [apply, builder, onSelect])
  const deleted = cards.find(({ id }) => id === deletedId)
  const close = (isConfirmed: boolean) => {
    setDeletedId(null)
    if (!isConfirmed || !deletedId) return
    apply((before) => remove(before, deletedId))
    // The clicked button disappears with its card, so the desk receives the focus.
    setTimeout(() => document.getElementById('form-desk')?.focus())
  }
  return (
    <>
      <Desk
        {...actions}
        cards={cards}
        builder={builder}
        category={draft.category}
        selectedId={selectedId}
        isChecked={isChecked}
        onAppend={(kind) => actions.onAdd(selected?.id ?? cards.at(-1)?.id ?? null, kind)}
        onInsert={(place, kind) => actions.onAdd(cards[place - 1]?.id ?? null, kind)}
        onPlace={(id, place) => apply((before) => moveTo(before, id, place))}
        aside={
          cards.length === 0 && (
            <Box role="radiogroup" aria-label={t('editor.builder')} marginBlockEnd="3">
              {builders.map((one) => (
                <Choice key={one}>
                  <input type="radio" name="builder" checked={one === chosen} onChange={() => setChosen(one)} />
                  {t(`editor.builders.${one}`)}
                </Choice>
              ))}
            </Box>
          )
        }
        panel={
          <ItemEditor
            card={selected}
            earlier={cards
              .slice(
                0,
                cards.findIndex(({ id }) => id === selectedId),
              )
              .map(({ field }) => field)}
            taken={taken}
            onLeave={endGroup}
            onClose={() => onSelect(null)}
            onChange={(members, group) => {
              if (selected) apply((before) => change(before, selected.id, members), group && `${selected.id} ${group}`)
            }}
          />
        }
      />
      {deleted && <DeleteFieldDialog name={textOf(deleted.field, 'title')} onClose={close} />}
    </>
  )
}
