/** Texts for the strength of a new password. */
export default {
  levels: { guessable: 'Too easy to guess', weak: 'Weak', fair: 'Fair', good: 'Good', strong: 'Strong' },
}
