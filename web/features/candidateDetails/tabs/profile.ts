import type { CvProfile } from '../../../shared/cv/profile.ts'
import { resumeParts } from '../../../shared/cv/resumeParts.ts'
import type { profile_candidate$data } from './__generated__/profile_candidate.graphql.ts'
import { graphql } from 'react-relay/hooks'

/** The candidate's fields that the CV template needs. */
export const profileFragment = graphql`
  fragment profile_candidate on Candidate {
    name jobTitle photoUrl emails phones address website birthday gender
    resume {
      summary
      work { company position startDate endDate isCurrent summary }
      education { institution area studyType startDate endDate isCurrent }
      awards { title date }
      skills { name level }
      languages { language fluency }
    }
  }
`

const genders = { MALE: 0, FEMALE: 1, UNKNOWN: 2 } as const

type Resume = NonNullable<profile_candidate$data['resume']>

/**
 * Returns the candidate as input for the CV template (000/3, CV input); `photo` is the address of the loaded picture.
 */
export const cvProfileOf = (candidate: profile_candidate$data, resume: Resume, photo: string | null): CvProfile => ({
  ...(photo && { photo }),
  name: candidate.name,
  jobTitle: candidate.jobTitle ?? '',
  email: candidate.emails[0] ?? '',
  phone: candidate.phones[0] ?? '',
  address: candidate.address ?? '',
  website: candidate.website ?? '',
  birthday: candidate.birthday ?? '',
  gender: genders[candidate.gender],
  ...resumeParts(resume),
})
