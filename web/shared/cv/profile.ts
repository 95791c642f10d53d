/** The data of the CV template: the candidate profile of the specification (000/3), with its names. */
export interface CvProfile {
  name: string
  jobTitle: string
  introduce: string
  email: string
  phone: string
  address: string
  website: string
  /** YYYY-MM-DD, or the known part of it. */
  birthday: string
  gender: CvGender
  /** The address of a photo; without one, the initials are shown. */
  photo?: string
  Language: readonly { language: string; fluency: number }[]
  Experience: readonly CvExperience[]
  Education: readonly CvEducation[]
  Certifications: readonly { title: string; date: string }[]
  Skills: readonly { name: string; level: number }[]
}

/** 0 male, 1 female, 2 unknown. */
export type CvGender = 0 | 1 | 2

interface Period {
  startDate: string
  endDate: string
  /** Whether the period is still open. */
  isAdded: boolean
}

export interface CvExperience extends Period {
  company: string
  position: string
  summary: string
}

export interface CvEducation extends Period {
  institution: string
  area: string
  studyType: string
}

/** Languages and skills are shown on a scale of five (000/9). */
export const scale = 5

export const toScale = (level: number): number =>
  Math.min(scale, Math.max(0, Math.round(Number.isFinite(level) ? level : 0)))
