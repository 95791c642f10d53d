import type { ReactNode } from 'react'
import { useForm, type Control, type DefaultValues, type FieldValues } from 'react-hook-form'
import { fakeRest, type FakeRest } from './fakeRest.ts'
import { renderScreen, type ScreenOptions } from './screen.tsx'

/** Renders a form with the passed fields and a Save button; `sent` contains the values of each save. */
export function renderForm<T extends FieldValues>(
  values: DefaultValues<T>,
  fields: (control: Control<T>) => ReactNode,
  rest: FakeRest = fakeRest(),
  options: Partial<ScreenOptions> = {},
) {
  const sent: T[] = []
  function Form() {
    const { control, handleSubmit } = useForm<T>({ defaultValues: values })
    return (
      <form onSubmit={(event) => void handleSubmit((saved) => void sent.push(saved))(event)}>
        {fields(control)}
        <button type="submit">Save</button>
      </form>
    )
  }
  return { ...renderScreen(<Form />, { rest, path: '/', ...options }), sent }
}
