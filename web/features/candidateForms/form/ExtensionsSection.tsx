import type { Control } from 'react-hook-form'
import { ExtensionField } from '../fields/ExtensionField.tsx'
import type { CandidateValues } from './candidateValues.ts'
import { Section } from './Section.tsx'
import { shownExtensions, useOptions } from './useOptions.ts'

/** The fields that the company has added to its candidates. */
export function ExtensionsSection({ control }: { control: Control<CandidateValues> }) {
  const fields = shownExtensions(useOptions())
  if (fields.length === 0) return null
  return (
    <Section name="extensions">
      {fields.map((definition, at) => (
        <ExtensionField key={definition.key} control={control} at={at} definition={definition} />
      ))}
    </Section>
  )
}
