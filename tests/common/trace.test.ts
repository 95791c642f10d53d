import { expect, test } from 'vitest'
import { readTrace, traceparent } from '../../common/http/trace.ts'

const [id, step] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']

test('a trace is read and passed on with the name of the next step', () => {
  const trace = readTrace(`00-${id}-${step}-01`)!
  expect(trace).toEqual({ id, flags: '01' })
  expect(traceparent(trace, 'b7ad6b7169203331')).toBe(`00-${id}-b7ad6b7169203331-01`)
  // A later version may have further parts.
  expect(readTrace(`01-${id}-${step}-00-more`)).toEqual({ id, flags: '00' })
})

test.each([
  undefined,
  '',
  ['00'],
  `ff-${id}-${step}-01`,
  `00-${'0'.repeat(32)}-${step}-01`,
  `00-${id}-${'0'.repeat(16)}-01`,
  `00-${id.toUpperCase()}-${step}-01`,
  `00-${id}-${step}`,
  `00-${id}-${step}-01${'-'.repeat(300)}`,
])('%j is not a trace', (header) => expect(readTrace(header)).toBeUndefined())
