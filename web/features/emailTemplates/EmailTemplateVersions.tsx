import { Box, Flex, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { RichText } from '../../shared/richText/RichText.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import type {
  EmailTemplateVersions_template$data,
  EmailTemplateVersions_template$key,
} from './__generated__/EmailTemplateVersions_template.graphql.ts'
import type { EmailTemplateVersionsQuery } from './__generated__/EmailTemplateVersionsQuery.graphql.ts'
import type { EmailTemplateVersionsRestoreMutation } from './__generated__/EmailTemplateVersionsRestoreMutation.graphql.ts'

interface Props {
  template: EmailTemplateVersions_template$key
  onClose: (isChanged: boolean) => void
}

/** The earlier versions of a template, newest first. Each can be restored. */
export default function EmailTemplateVersions({ template: key, onClose }: Props) {
  const { t } = useTranslation('emailTemplates')
  const template = useFragment(
    graphql`
    fragment EmailTemplateVersions_template on EmailTemplate { id name version isDefault type { number } }
  `,
    key,
  )
  return (
    <Drawer
      place="center"
      width="720px"
      title={t('versionsOf', { replace: { name: template.name } })}
      onClose={() => onClose(false)}
    >
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody minHeight="240px" aria-busy />}>
          <Versions template={template} onRestored={() => onClose(true)} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

interface VersionsProps {
  template: EmailTemplateVersions_template$data
  onRestored: () => void
}

function Versions({ template: { id, version: now, isDefault, type }, onRestored }: VersionsProps) {
  const { t } = useTranslation('emailTemplates')
  const can = useCan()
  const { node } = useLazyLoadQuery<EmailTemplateVersionsQuery>(
    graphql`
      query EmailTemplateVersionsQuery($id: ID!) {
        node(id: $id) @required(action: THROW) {
          ... on EmailTemplate {
            formerVersions @required(action: THROW) {
              version name language subject contents senderAddress senderName updatedAt updatedBy { fullName }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  )
  const [restore, isRestoring] = useAction<EmailTemplateVersionsRestoreMutation>(
    graphql`
    mutation EmailTemplateVersionsRestoreMutation($input: UpdateEmailTemplateInput!) {
      updateEmailTemplate(input: $input) { emailTemplate { id ...EmailTemplatesPage_template ...EmailTemplateDialog_template } }
    }
  `,
    { success: t('restored') },
  )
  const versions = node.formerVersions ?? []
  if (versions.length === 0)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('noVersionsHint')} />
      </DrawerBody>
    )
  const take = ({ version: _version, updatedAt: _at, updatedBy: _by, ...texts }: (typeof versions)[number]) =>
    void restore({
      input: { ...texts, language: texts.language, id, version: now ?? 0, type: type.number, isDefault },
    }).then(onRestored, () => undefined)
  return (
    <DrawerBody display="grid" gap="3" alignContent="start" minHeight="240px">
      {versions.map((version) => (
        <Box key={version.version} as="article" border="1px solid" borderColor="border" borderRadius="10px" padding="3">
          <Flex gap="2" alignItems="center" justifyContent="space-between" flexWrap="wrap">
            <Text color="fg.muted" fontSize="12.5px">
              {t('writtenBy', {
                replace: { name: version.updatedBy?.fullName ?? '—', at: formatDateTime(version.updatedAt) },
              })}
            </Text>
            {can('EmailTemplateVersionsRestoreMutation') && (
              <Button
                size="small"
                aria-label={t('restoreVersion', { replace: { number: version.version } })}
                disabled={isRestoring}
                onClick={() => take(version)}
              >
                {t('restore')}
              </Button>
            )}
          </Flex>
          <Box fontWeight="600" marginBlock="2" overflowWrap="anywhere">
            {version.subject}
          </Box>
          <Box overflowWrap="anywhere">
            <RichText html={version.contents} kind="mail" />
          </Box>
        </Box>
      ))}
    </DrawerBody>
  )
}
