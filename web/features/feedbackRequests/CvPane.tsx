import { graphql, useFragment } from 'react-relay/hooks'
import CvTemplate from '../../shared/cv/CvTemplate.tsx'
import { resumeParts } from '../../shared/cv/resumeParts.ts'
import { downloadPath } from '../../shared/files/streams.ts'
import { DocumentViewer } from '../../shared/pdf/DocumentViewer.tsx'
import type { CvPane_cv$key } from './__generated__/CvPane_cv.graphql.ts'

/** The candidate's CV without contacts: the file, or the known data if there is no file. */
export function CvPane({ cv, requestId }: { cv: CvPane_cv$key; requestId: string }) {
  const { name, jobTitle, hasFile, resume } = useFragment(
    graphql`
    fragment CvPane_cv on FeedbackCv {
      name jobTitle hasFile
      resume {
        summary
        work { company position startDate endDate isCurrent summary }
        education { institution area studyType startDate endDate isCurrent }
        awards { title date }
        skills { name level }
        languages { language fluency }
      }
    }
  `,
    cv,
  )
  if (hasFile)
    return (
      <DocumentViewer source={{ type: 'path', path: downloadPath('feedbackCvFile', { id: requestId }) }} name={name} />
    )
  const none = { email: '', phone: '', address: '', website: '', birthday: '', gender: 2 as const }
  return <CvTemplate profile={{ name, jobTitle: jobTitle ?? '', ...none, ...resumeParts(resume) }} />
}
