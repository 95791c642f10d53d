interface Resume {
  readonly summary: string | null | undefined
  readonly work: readonly {
    readonly company: string
    readonly position: string | null | undefined
    readonly startDate: string | null | undefined
    readonly endDate: string | null | undefined
    readonly isCurrent: boolean
    readonly summary: string | null | undefined
  }[]
  readonly education: readonly {
    readonly institution: string
    readonly area: string | null | undefined
    readonly studyType: string | null | undefined
    readonly startDate: string | null | undefined
    readonly endDate: string | null | undefined
    readonly isCurrent: boolean
  }[]
  readonly awards: readonly { readonly title: string; readonly date: string | null | undefined }[]
  readonly skills: readonly { readonly name: string; readonly level: number }[]
  readonly languages: readonly { readonly language: string; readonly fluency: number }[]
}

/** Returns the parts of a CV that a resume contains. */
export function resumeParts({ summary, work, education, awards, skills, languages }: Resume) {
  return {
    introduce: summary ?? '',
    Experience: work.map(({ company, position, startDate, endDate, isCurrent, summary: what }) => ({
      company,
      position: position ?? '',
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      isAdded: isCurrent,
      summary: what ?? '',
    })),
    Education: education.map(({ institution, area, studyType, startDate, endDate, isCurrent }) => ({
      institution,
      area: area ?? '',
      studyType: studyType ?? '',
      startDate: startDate ?? '',
      endDate: endDate ?? '',
      isAdded: isCurrent,
    })),
    Certifications: awards.map(({ title, date }) => ({ title, date: date ?? '' })),
    Skills: skills.map(({ name, level }) => ({ name, level })),
    Language: languages.map(({ language, fluency }) => ({ language, fluency })),
  }
}
