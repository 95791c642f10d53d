import { commitMutation, graphql } from 'react-relay/hooks'
import { currentEnvironment } from '../relay/provider.tsx'
import type { tellTimeZoneMutation } from './__generated__/tellTimeZoneMutation.graphql.ts'

/** Reports the user's time zone to the services, for the interviews that they announce. */
export function tellTimeZone(timeZone: string): void {
  commitMutation<tellTimeZoneMutation>(currentEnvironment(), {
    mutation: graphql`
      mutation tellTimeZoneMutation($input: SetTimeZoneInput!) {
        setTimeZone(input: $input) {
          timeZone
        }
      }
    `,
    variables: { input: { timeZone } },
    onError: (error) => console.info('The time zone was not kept', error),
  })
}
