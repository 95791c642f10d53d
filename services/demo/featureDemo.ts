import type { CompanyDb } from '../core/database/companyDb.ts'
import type { FileStore } from '../core/files/files.ts'
import type { DemoCandidate } from './candidates/candidates.ts'

/** A company of the demo, to which features add their records. */
export interface DemoCompany {
  db: CompanyDb
  files: FileStore
  /** Part of the ids, so that those of another company differ. */
  key: string
  candidates: readonly DemoCandidate[]
  /** User names of the authors of records. */
  users: readonly string[]
  /** The number of records that suits the size of the company. */
  count: number
  now: number
}

/** The exports of `demo.ts` in a feature's folder. The file's existence makes it part of the demo. */
export interface FeatureDemo {
  insertDemo?(company: DemoCompany): Promise<void>
  /** Inserts records that refer to other features. Runs after all of them are there. */
  insertLast?(company: DemoCompany): Promise<void>
  /**
   * Inserts records that refer to forms, or to candidates in the stages of jobs. Runs at each start, so it must check
   * whether they already exist.
   */
  insertWithJobs?(company: Pick<DemoCompany, 'db' | 'files' | 'key'>): Promise<void>
}
