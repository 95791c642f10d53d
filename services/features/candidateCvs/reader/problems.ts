import { refused } from '../../../core/http/errors.ts'

const problems = {
  CV_ENCRYPTED: () => refused('CV_ENCRYPTED', 'The file is protected by a password'),
  CV_UNREADABLE: () => refused('CV_UNREADABLE', 'The file could not be read'),
  CV_NO_TEXT: () => refused('CV_NO_TEXT', 'The file holds no text: it may be a scan'),
}
export type CvProblem = keyof typeof problems

/** The refusal of a CV that cannot be read. */
export const unreadable = (problem: CvProblem) => problems[problem]()
