/** How hard a new password is to guess. */
export default {
  levels: { guessable: 'Too easy to guess', weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
}
