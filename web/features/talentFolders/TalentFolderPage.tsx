import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { EmptyState } from '../../shared/EmptyState.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { useCrumb } from '../../shared/shell.ts'
import type { TalentFolderPage_folder$key } from './__generated__/TalentFolderPage_folder.graphql.ts'
import type { TalentFolderPageQuery } from './__generated__/TalentFolderPageQuery.graphql.ts'

/** One talent folder: whose it is and with whom it is shared. */
export default function TalentFolderPage() {
  const { t } = useTranslation('talentFolders')
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <Box padding={{ base: '4', md: '5' }}>
      <ErrorBoundary heading={<Title text={t('title')} />} title={t('listFailed')} resetKey={id} onRetry={() => setAttempt(attempt + 1)}>
        <Suspense fallback={<Title text={t('title')} />}>
          <Loaded id={id} attempt={attempt} />
        </Suspense>
      </ErrorBoundary>
    </Box>
  )
}

const Title = ({ text }: { text: string }) => (
  <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" minWidth="0" overflowWrap="anywhere">{text}</Heading>
)

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('talentFolders')
  const { talentFolder } = useLazyLoadQuery<TalentFolderPageQuery>(graphql`
    query TalentFolderPageQuery($id: ID!) {
      talentFolder(databaseId: $id) { ...TalentFolderPage_folder }
    }
  `, { id }, { fetchPolicy: 'store-and-network', fetchKey: attempt })
  if (talentFolder) return <Folder folder={talentFolder} />
  return (
    <>
      <Title text={t('title')} />
      <EmptyState kind="unused" hint={t('gone')} />
    </>
  )
}

function Folder({ folder: key }: { folder: TalentFolderPage_folder$key }) {
  const { t } = useTranslation('talentFolders')
  const folder = useFragment(graphql`
    fragment TalentFolderPage_folder on TalentFolder {
      name isShared isSharedWithAll ownerUserName
      owner { fullName }
      sharedUsers { userName fullName }
    }
  `, key)
  useCrumb(folder.name)
  const sharing = folder.isSharedWithAll ? t('withAll')
    : folder.sharedUsers.map(({ userName, fullName }) => fullName || userName).join(', ') || t('withNobody')
  return (
    <>
      <Title text={folder.name} />
      <Flex as="dl" wrap="wrap" columnGap="6" rowGap="1" marginBlockStart="2" color="fg.muted">
        <Fact label={t('owner')} value={folder.isShared ? folder.owner?.fullName ?? folder.ownerUserName : t('you')} />
        <Fact label={t('sharing')} value={sharing} />
      </Flex>
      <EmptyState kind="unused" title={t('candidatesLater')} hint={t('candidatesKept')} />
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Flex gap="1.5" minWidth="0">
      <chakra.dt>{label}:</chakra.dt>
      <chakra.dd margin="0" color="fg" minWidth="0" overflowWrap="anywhere">{value}</chakra.dd>
    </Flex>
  )
}
