import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { badInput } from '../../../core/http/errors.ts'
import { mostImportCvs } from '../contract.ts'
import type { ImportRow } from '../imports.ts'

/** Adds rows at the end of an import of CVs, which must be locked. */
export async function addFiles(
  tx: CompanyDb,
  { id, total }: ImportRow,
  added: readonly { name: string; path: string | null; problem: FieldMessage | null }[],
): Promise<void> {
  if (total + added.length > mostImportCvs)
    throw badInput({ file: [createMessage('TOO_MANY', { most: mostImportCvs })] })
  await tx.insertMany(
    'candidate_import_row',
    added.map(
      ({ name, path, problem }, at) =>
        ({
          import_id: id,
          row: total + at + 1,
          name: '',
          contact: '',
          outcome: problem ? 'failed' : 'waiting',
          remarks: problem ? [problem] : [],
          files: [name],
          cv_path: path,
          // insertMany accepts jsonb values without conversion.
        }) as never,
    ),
  )
  await tx
    .update('candidate_import')
    .set({ total: total + added.length })
    .where('id', '=', id)
    .execute()
}
