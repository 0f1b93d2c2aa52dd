export const account = {
  firstName: { label: 'First name', required: 'First name is required' },
  lastName: { label: 'Last name', required: 'Last name is required' },
  email: { label: 'Email', required: 'Email is required', invalid: 'Email is invalid' },
  password: {
    label: 'Password',
    required: 'Password is required',
    tooShort: 'Use at least 10 characters. A short sentence works well.',
  },
  terms: { required: 'Please accept the terms to continue' },
} as const;
