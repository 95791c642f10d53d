import { Box, Flex } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import CvTemplate from '../../../shared/cv/CvTemplate.tsx'
import { NativeSelect } from '../../../shared/fields/controls.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { usePicture } from '../../../shared/images/usePicture.ts'
import CvFile from './CvFile.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import { cvProfileOf, profileFragment } from './profile.ts'
import type { CvTab_candidate$key } from './__generated__/CvTab_candidate.graphql.ts'
import type { profile_candidate$key } from './__generated__/profile_candidate.graphql.ts'

/** The CV as it was sent, or the record in the CV template; if there are several CVs, one can be chosen. */
export default function CvTab({ candidate: key }: { candidate: CvTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { can } = useSession()
  const candidate = useFragment(
    graphql`
    fragment CvTab_candidate on Candidate {
      name cv { path }
      files { id kind file { path name } }
      ...profile_candidate
    }
  `,
    key,
  )
  const stored = (candidate.files ?? []).flatMap(({ id, kind, file }) => (kind === 'CV' ? [{ id, ...file }] : []))
  // An imported candidate's CV has a path but no file record.
  const cvs =
    stored.length === 0 && candidate.cv
      ? [{ id: candidate.cv.path, name: candidate.name, path: candidate.cv.path }]
      : stored
  const readable = can('Candidate:ReadCandidate') ? cvs : []
  // A search in CV texts links to a position in one of the CVs.
  const [params] = useSearchParams()
  const asked = readable.find(({ path }) => path === params.get('cv'))
  const [chosen, setChosen] = useState((asked ?? readable[0])?.path ?? 'template')
  const file = readable.find(({ path }) => path === chosen)
  return (
    <Box display="grid" gap="3">
      <Flex gap="2" wrap="wrap" alignItems="center" className="no-print">
        <NativeSelect
          aria-label={t('cvKind')}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          width="auto"
          maxWidth="100%"
        >
          {readable.map(({ id, path, name }) => (
            <option key={id} value={path}>
              {name}
            </option>
          ))}
          <option value="template">{t('asTemplate')}</option>
        </NativeSelect>
        {!file && (
          <Button onClick={() => window.print()}>
            <Printer size={14} aria-hidden />
            {t('print')}
          </Button>
        )}
      </Flex>
      {file ? (
        <CvFile
          key={file.path}
          path={file.path}
          name={file.name ?? candidate.name}
          find={file === asked ? (params.get('find') ?? undefined) : undefined}
        />
      ) : (
        <Template candidate={candidate} />
      )}
    </Box>
  )
}

function Template({ candidate }: { candidate: profile_candidate$key }) {
  const profile = useFragment(profileFragment, candidate)
  const { url } = usePicture(profile.photoUrl ?? null)
  if (!profile.resume) return <PartFailed />
  return (
    <Box overflowX="auto">
      <CvTemplate profile={cvProfileOf(profile, profile.resume, url)} />
    </Box>
  )
}
