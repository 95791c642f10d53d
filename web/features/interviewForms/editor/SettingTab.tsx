import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { columnCounts } from '../../../../common/forms/fields.ts'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { SwitchBox } from '../../../shared/fields/SwitchField.tsx'
import { longestName } from '../limits.ts'
import { ApprovalRows } from './fields/ApprovalRows.tsx'
import { AttachmentField } from './fields/AttachmentField.tsx'
import { faultsOfDraft } from './draft/faults.ts'
import type { Editor } from './draft/useEditor.ts'
import type { SettingTab_query$key } from './__generated__/SettingTab_query.graphql.ts'

interface Props {
  editor: Editor
  options: SettingTab_query$key
  /** Errors are shown only after the first attempt to save. */
  isChecked: boolean
  /** The server's error for the attachment. */
  attachmentError?: string
}

/**
 * The name, active switch and layout of a form, and the settings of its template: job rank, approvals, attachment
 * (000/2.6).
 */
export function SettingTab({ editor: { draft, apply, endGroup }, options, isChecked, attachmentError }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const query = useFragment(
    graphql`
    fragment SettingTab_query on Query { jobRanks @catch(to: NULL) { databaseId name } ...ApprovalRows_query }
  `,
    options,
  )
  const faults = faultsOfDraft(draft)
  const { isCalcJobRank, idJobRank, columns } = draft.contents
  const nameError =
    faults.name === 'long'
      ? t('tooLong', { ns: 'shared', replace: { max: longestName } })
      : isChecked && faults.name
        ? t('formNameRequired')
        : undefined
  return (
    <Box display="grid" gap="6" maxWidth="720px" onBlur={endGroup}>
      <Box display="grid" gap="3">
        <Field label={t('formName')} isRequired error={nameError}>
          {(aria) => (
            <Input
              {...aria}
              autoComplete="off"
              value={draft.name}
              onChange={(event) => apply((before) => ({ ...before, name: event.target.value }), 'name')}
            />
          )}
        </Field>
        <SwitchBox
          label={t('active')}
          checked={draft.isActive}
          onSwitch={(isActive) => apply((before) => ({ ...before, isActive }))}
        />
        <Field label={t('editor.columns')} hint={t('editor.columnsHint')}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={columns}
              onChange={(event) =>
                apply((before) => ({
                  ...before,
                  contents: { ...before.contents, columns: Number(event.target.value) },
                }))
              }
            >
              {columnCounts.map((count) => (
                <option key={count}>{count}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      </Box>
      {/* Application forms decide nothing and have no attachment. */}
      {draft.category !== 'APPLICATION' && (
        <>
          <Box display="grid" gap="3">
            <SwitchBox
              label={t('editor.calcJobRank')}
              checked={isCalcJobRank}
              onSwitch={(isOn) =>
                apply((before) => ({ ...before, contents: { ...before.contents, isCalcJobRank: isOn } }))
              }
            />
            {isCalcJobRank && (
              <Field
                label={t('editor.jobRank')}
                isRequired
                error={isChecked && faults.lacksJobRank ? t('editor.chooseJobRank') : undefined}
              >
                {(aria) => (
                  <NativeSelect
                    {...aria}
                    value={idJobRank}
                    onChange={(event) =>
                      apply((before) => ({
                        ...before,
                        contents: { ...before.contents, idJobRank: event.target.value },
                      }))
                    }
                  >
                    <option value="">{t('choose', { ns: 'shared' })}</option>
                    {(query.jobRanks ?? []).map(({ databaseId, name }) => (
                      <option key={databaseId} value={databaseId}>
                        {name}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
            )}
          </Box>
          <ApprovalRows
            options={query}
            approvals={draft.approvals}
            wrong={isChecked ? faults.approvals : []}
            onChange={(approvals) => apply((before) => ({ ...before, approvals }))}
          />
          <AttachmentField
            value={draft.attachment}
            error={attachmentError}
            onChange={(attachment) => apply((before) => ({ ...before, attachment }))}
          />
        </>
      )}
    </Box>
  )
}
