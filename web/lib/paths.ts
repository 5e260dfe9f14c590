/** Every address of the product, once. Those under `served` are answered by the server: go there by full navigation. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  privacy: '/privacy',
  terms: '/terms',
  support: '/support',
  signIn: '/sign-in',
  authCallback: '/auth-callback',
  dashboard: '/dashboard',
  listings: '/projects',
  myListings: '/orders',
  newListing: '/projects/new',
  upload: '/upload',
  listing: (id: string) => `/projects/${id}`,
  results: (id: string) => `/projects/${id}/results`,
  checkout: '/checkout',
  account: '/account',
  share: (token: string) => `/share/${token}`,
} as const;

export const served = {
  login: '/api/login',
  logout: '/api/logout',
  export: (id: string) => `/api/projects/${id}/export.zip`,
  events: (id: string) => `/api/projects/${id}/events`,
} as const;

/** A full page navigation, for addresses that the router does not hold. */
export const leaveTo = (address: string) => window.location.assign(address);
