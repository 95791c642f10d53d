import { Box, Flex, Heading } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { useSession } from '../../../shared/session/session.ts'
import { panelProps, Tabs } from '../../../shared/ui/Tabs.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { choiceParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { clearDraft } from '../../../shared/hooks/useDraft.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import FormDeleteDialog from '../list/FormDeleteDialog.tsx'
import { formsInSettings } from '../paths.ts'
import { BuildTab } from './BuildTab.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EditorBar } from './EditorBar.tsx'
import { faultsOfDraft } from './draft/faults.ts'
import { keep, readKept } from './draft/keptDraft.ts'
import { Preview } from './Preview.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { RestoredNote } from './RestoredNote.tsx'
import { SettingTab } from './SettingTab.tsx'
import type { StoredForm, Unread } from './draft/storedForm.ts'
import { UnreadNote } from './UnreadNote.tsx'
import { useEditor } from './draft/useEditor.ts'
import { useEditorKeys } from './desk/useEditorKeys.ts'
import { useSaveForm } from './draft/useSaveForm.ts'
import { builderOf, type FormDraft } from './draft/draft.ts'
import type { FormEditor_query$key } from './__generated__/FormEditor_query.graphql.ts'

const shape = { tab: choiceParam(['setting']) }
const prefix = 'editor-'

interface Props {
  options: FormEditor_query$key
  /** Null for a new form. */
  form: { id: string; databaseId: string } | null
  /** The stored form, or the start of a new one. */
  start: StoredForm | { draft: FormDraft; version: null; unread: Unread }
}

/**
 * The form editor with the tabs BUILD and SETTING. Every step can be undone, and nothing is lost by leaving (000/2.6).
 */
export function FormEditor({ options, form, start }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const { user } = useSession()
  const can = useCan()
  const navigate = useNavigate()
  const query = useFragment(graphql`fragment FormEditor_query on Query { ...SettingTab_query }`, options)
  const draftKey = `${user.userName}:interview-form:${form?.databaseId ?? `new:${start.draft.name}`}`
  const [kept, setKept] = useState(() => readKept(draftKey))
  const editor = useEditor(kept?.draft ?? start.draft, form ? start.draft : null)
  const [version, setVersion] = useState(kept?.version ?? start.version)
  const [unread, setUnread] = useState(start.unread)
  const { draft, isDirty } = editor
  const [{ tab }, set] = useUrlState(shape)
  const [isPreview, setPreview] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  // An untouched new form does not count as unsaved.
  const isUnsaved = isDirty && draft !== start.draft
  const forget = () => clearDraft(draftKey)
  const guard = useUnsavedGuard(() => isUnsaved, forget, ['tab'])
  useEditorKeys(editor.undo, editor.redo)
  useEffect(() => {
    if (isUnsaved) keep(draftKey, draft, version)
    else clearDraft(draftKey)
  }, [draftKey, draft, version, isUnsaved])

  const discard = () => {
    forget()
    setKept(null)
    editor.settle(start.draft, draft)
    setVersion(start.version)
    setUnread(start.unread)
  }
  const leave = () => {
    forget()
    guard.release()
    void navigate(formsInSettings)
  }
  const take = (stored: StoredForm) => {
    forget()
    setKept(null)
    editor.settle(stored.draft, draft)
    setVersion(stored.version)
    setUnread(stored.unread)
    setChecked(false)
  }
  const saving = useSaveForm({
    form,
    onCreated: leave,
    onUpdated: (stored) => {
      forget()
      setKept(null)
      // The cards on screen are kept, so that earlier steps can still be undone.
      editor.settle(
        draft.attachment?.path === stored.draft.attachment?.path
          ? draft
          : { ...draft, attachment: stored.draft.attachment },
        draft,
      )
      setVersion(stored.version)
      setUnread(stored.unread)
      setChecked(false)
    },
  })
  const check = () => {
    const faults = faultsOfDraft(draft)
    setChecked(true)
    const isInSetting = faults.name !== null || faults.lacksJobRank || faults.approvals.length > 0
    if (faults.cardId === null && !isInSetting) return true
    setPreview(false)
    set({ tab: faults.cardId === null ? 'setting' : null })
    if (faults.cardId) setSelectedId(faults.cardId)
    toaster.error(
      faults.cardId === null && faults.name === null && faults.lacksJobRank
        ? t('editor.chooseJobRank')
        : t('editor.notValid'),
    )
    return false
  }
  const open = tab ?? 'build'
  const title = draft.name.trim() || t(form ? 'editor.editTitle' : 'editor.createTitle')
  const preview = { name: title, fields: draft.cards.map(({ field }) => field), columns: draft.contents.columns }
  // The question builder shows its preview in a dialog (000/2.6).
  const isQuestions = builderOf(draft) === 'questions'
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0">
      <Flex
        gap="3"
        flexWrap="wrap"
        alignItems="center"
        paddingBlock="2"
        marginBlockStart="-2"
        marginBlockEnd="1"
        bg="bg"
        position={{ md: 'sticky' }}
        top="0"
        zIndex={30}
      >
        <Heading
          as="h1"
          tabIndex={-1}
          outline="none"
          fontSize="19px"
          lineHeight="26px"
          marginInlineEnd="auto"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        <EditorBar
          isPreview={isPreview && !isQuestions}
          onPreview={setPreview}
          onUndo={editor.undo}
          onRedo={editor.redo}
          beforeSave={check}
          isSaving={saving.isSaving}
          saveQuestion={form && unread.parts.length > 0 ? t('editor.unread.saveQuestion') : t('editor.saveQuestion')}
          onSave={() => void saving.save(draft, version ?? 1)}
          onDelete={form && can('FormDeleteDialogMutation') ? () => setDeleting(true) : undefined}
        />
      </Flex>
      {kept && isUnsaved && <RestoredNote onDiscard={discard} />}
      <UnreadNote unread={unread} />
      {isPreview && !isQuestions ? (
        <Preview {...preview} />
      ) : (
        <>
          <Tabs
            label={t('editor.tabs')}
            prefix={prefix}
            selected={open}
            onSelect={(next) => set({ tab: next === 'setting' ? next : null })}
            tabs={[
              { key: 'build' as const, label: t('editor.build') },
              { key: 'setting' as const, label: t('editor.setting') },
            ]}
          />
          <Box {...panelProps(open, prefix)} paddingBlockStart="4">
            {open === 'setting' ? (
              <SettingTab
                editor={editor}
                options={query}
                isChecked={isChecked}
                attachmentError={saving.attachmentError}
              />
            ) : (
              <BuildTab editor={editor} isChecked={isChecked} selectedId={selectedId} onSelect={setSelectedId} />
            )}
          </Box>
        </>
      )}
      {isPreview && isQuestions && <PreviewDialog {...preview} onClose={() => setPreview(false)} />}
      {guard.dialog}
      {saving.conflict && (
        <ConflictDialog
          conflict={saving.conflict}
          mine={draft}
          isSaving={saving.isSaving}
          onClose={saving.closeConflict}
          onTheirs={() => {
            take(saving.conflict!.theirs)
            saving.closeConflict()
          }}
          onMine={() => void saving.save(draft, saving.conflict!.theirs.version)}
        />
      )}
      {isDeleting && form && (
        <FormDeleteDialog
          id={form.id}
          name={draft.name}
          question={t('editor.deleteFormQuestion')}
          onClose={(isDeleted) => {
            setDeleting(false)
            if (isDeleted) leave()
          }}
        />
      )}
    </Box>
  )
}
