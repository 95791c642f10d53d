import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { SwitchBox } from '../../../shared/fields/SwitchField.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSession } from '../../../shared/session/session.ts'
import { FolderBox } from '../../../shared/talentFolders/FolderFields.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { ColumnSelect, columnOf, valueOf } from './ColumnSelect.tsx'
import { SourceField } from './SourceField.tsx'
import { ZipField } from './ZipField.tsx'
import type { ColumnsForm_import$key } from './__generated__/ColumnsForm_import.graphql.ts'
import type { ColumnsForm_query$key } from './__generated__/ColumnsForm_query.graphql.ts'
import type { ColumnsFormCheckMutation } from './__generated__/ColumnsFormCheckMutation.graphql.ts'

const check = graphql`
  mutation ColumnsFormCheckMutation($input: CheckCandidateImportInput!) {
    checkCandidateImport(input: $input) { candidateImport { ...CandidateImportPage_import } }
  }
`

interface Props {
  one: ColumnsForm_import$key
  options: ColumnsForm_query$key
  isOpen: boolean
}

/** The form for the contents of the columns and the options of the import; the services then check the file. */
export function ColumnsForm({ one: key, options: optionsKey, isOpen }: Props) {
  const { t } = useTranslation('candidateImports')
  const { can } = useSession()
  const one = useFragment(
    graphql`
    fragment ColumnsForm_import on CandidateImport @throwOnFieldError {
      id databaseId archiveName isExistingCompleted dateFormat source
      folder @catch(to: NULL) { id name }
      columns { title samples field propertyKey }
    }
  `,
    key,
  )
  const options = useFragment(
    graphql`
    fragment ColumnsForm_query on Query {
      candidateExtensionFields @catch(to: NULL) { key label type isActive }
    }
  `,
    optionsKey,
  )
  const ownFields = (options.candidateExtensionFields ?? []).filter(
    ({ isActive, type }) => isActive && type !== 'UPLOAD',
  )
  const [values, setValues] = useState(() => one.columns.map(valueOf))
  const [isExistingCompleted, setCompleted] = useState(one.isExistingCompleted)
  const [dateFormat, setDateFormat] = useState(one.dateFormat)
  const [folder, setFolder] = useState(one.folder ? { value: one.folder.id, label: one.folder.name } : null)
  const [source, setSource] = useState(one.source ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [send, isSending] = useAction<ColumnsFormCheckMutation>(check)
  const submit = () => {
    setErrors({})
    const input = {
      id: one.id,
      columns: values.map(columnOf),
      isExistingCompleted,
      dateFormat,
      folderId: folder?.value ?? null,
      source: source.trim() || null,
    }
    const onFieldError = (field: string, message: string) => {
      setErrors((before) => ({ ...before, [field.replace(/^(input\.)?/, '')]: message }))
      return true
    }
    void send({ input }, { onFieldError }).catch(() => undefined)
  }
  return (
    <chakra.details open={isOpen} maxWidth="960px">
      <chakra.summary cursor="pointer" fontSize="15px" fontWeight="600" minHeight="6" marginBlockEnd="3">
        {t('columns')}
      </chakra.summary>
      <Box display="grid" gap="4">
        <Text color="fg.muted">{t('columnsHint')}</Text>
        {errors.columns && (
          <Text role="alert" color="status.red.fg">
            {errors.columns}
          </Text>
        )}
        <Box as="ul" listStyleType="none" display="grid" gap="2" aria-label={t('columns')}>
          {one.columns.map(({ title, samples }, at) => (
            <ColumnSelect
              // oxlint-disable-next-line react/no-array-index-key -- a file may name two columns alike
              key={at}
              title={title || t('untitled', { replace: { number: at + 1 } })}
              samples={samples}
              value={values[at]!}
              error={errors[`columns.${at}.propertyKey`]}
              ownFields={ownFields}
              onValue={(value) => setValues(values.with(at, value))}
            />
          ))}
        </Box>
        <Box display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))">
          <SourceField hint={t('sourceHint')} error={errors.source} value={source} onValue={setSource} />
          <FolderBox
            label={t('folder')}
            hint={t('folderHint')}
            error={errors.folderId}
            value={folder}
            onChange={setFolder}
          />
          <Field label={t('dateFormat')}>
            {(control) => (
              <NativeSelect
                {...control}
                value={dateFormat}
                onChange={(event) => setDateFormat(event.target.value === 'MONTH_FIRST' ? 'MONTH_FIRST' : 'DAY_FIRST')}
              >
                <option value="DAY_FIRST">{t('dateFormats.DAY_FIRST')}</option>
                <option value="MONTH_FIRST">{t('dateFormats.MONTH_FIRST')}</option>
              </NativeSelect>
            )}
          </Field>
        </Box>
        {can('Candidate:UpdateCandidate') && (
          <SwitchBox
            label={t('completes')}
            hint={t('completesHint')}
            checked={isExistingCompleted}
            onSwitch={setCompleted}
          />
        )}
        <ZipField databaseId={one.databaseId} archiveName={one.archiveName ?? null} />
        <Flex>
          <Button kind="primary" disabled={isSending} aria-busy={isSending} onClick={submit}>
            {t('check')}
          </Button>
        </Flex>
      </Box>
    </chakra.details>
  )
}
