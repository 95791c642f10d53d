import type { CompanyDb } from '../core/database/companyDb.ts'
import type { FileStore } from '../core/files/files.ts'
import type { DemoCandidate } from './candidates/candidates.ts'

/** A company of the demo, as features fill it with records of their own. */
export interface DemoCompany {
  db: CompanyDb
  files: FileStore
  /** Part of the ids: those of another company differ. */
  key: string
  candidates: readonly DemoCandidate[]
  /** User names of those who make records. */
  users: readonly string[]
  /** How many records suit the size of the company. */
  count: number
  now: number
}

/** What `demo.ts` of a feature's folder exports; it is part of the demo by being there. */
export interface FeatureDemo {
  insertDemo?(company: DemoCompany): Promise<void>
  /** What refers to records of other features: it comes when all of them are there. */
  insertLast?(company: DemoCompany): Promise<void>
  /** What refers to forms, or to candidates on their way through jobs. It is asked for at each start, so it looks whether it is there. */
  insertWithJobs?(company: Pick<DemoCompany, 'db' | 'files' | 'key'>): Promise<void>
}
