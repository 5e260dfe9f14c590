import { z } from 'zod';
import { CurrentSubscription } from '../entities/money.ts';
import { User } from '../entities/user.ts';
import { route } from '../route.ts';

const Email = z.email('Invalid email address').max(254);
const Password = z.string().min(8).max(128);
const AuthReply = z.looseObject({ user: z.looseObject({ id: z.string(), email: z.string() }) });

/** /api/auth/{sign-up,sign-in,...} are answered by the accounts library; their rows document and type them. */
export const accountRoutes = {
  login: route({
    method: 'GET',
    path: '/api/login',
    summary: 'Leads to the sign-in page',
    access: 'public',
    answers: 'redirect',
  }),
  logout: route({
    method: 'GET',
    path: '/api/logout',
    summary: 'Ends the session and leads home',
    access: 'public',
    answers: 'redirect',
  }),
  signUp: route({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    summary: 'Sign up with email and password; signed in at once',
    access: 'public',
    body: z.strictObject({
      email: Email,
      password: Password,
      name: z.string().trim().min(1, 'Please enter your name').max(200),
    }),
    replies: { 200: AuthReply },
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in with email and password',
    access: 'public',
    body: z.strictObject({ email: Email, password: z.string().min(1, 'Please enter your password').max(128) }),
    replies: { 200: AuthReply },
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/sign-out',
    summary: 'End the session',
    access: 'public',
    replies: { 200: z.looseObject({ success: z.boolean() }) },
  }),
  requestMagicLink: route({
    method: 'POST',
    path: '/api/auth/sign-in/magic-link',
    summary: 'Send a sign-in link by mail',
    access: 'public',
    body: z.strictObject({ email: Email, callbackURL: z.string().optional(), name: z.string().optional() }),
    replies: { 200: z.looseObject({ status: z.boolean() }) },
  }),
  requestPasswordReset: route({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    summary: 'Send a password reset link by mail',
    access: 'public',
    body: z.strictObject({ email: Email, redirectTo: z.string().optional() }),
    replies: { 200: z.looseObject({ status: z.boolean() }) },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the token from the mail',
    access: 'public',
    body: z.strictObject({ newPassword: Password, token: z.string() }),
    replies: { 200: z.looseObject({ status: z.boolean() }) },
  }),
  signInOptions: route({
    method: 'GET',
    path: '/api/auth/options',
    summary: 'Which ways to sign in this server offers',
    access: 'public',
    replies: {
      200: z.object({
        google: z.boolean(),
        oidc: z.object({ name: z.string() }).nullable(),
        outbox: z.boolean(),
        supportEmail: z.string().nullable(),
        supportChatUrl: z.string().nullable(),
        tutorialsUrl: z.string().nullable(),
      }),
    },
  }),
  currentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'user',
    replies: { 200: User },
  }),
  completeOnboarding: route({
    method: 'POST',
    path: '/api/auth/complete-onboarding',
    summary: 'Marks the onboarding tour as done',
    access: 'user',
    replies: { 200: User },
  }),
  setupTrial: route({
    method: 'POST',
    path: '/api/auth/setup-trial',
    summary: 'Starts the 7-day trial with 10 credits, once per person',
    access: 'user',
    body: z.strictObject({ createDefaultProject: z.boolean().default(false) }),
    replies: {
      200: CurrentSubscription.extend({ project: z.object({ id: z.string(), name: z.string() }).nullable() }),
    },
  }),
  exportAccount: route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Everything stored about the signed-in person, as JSON',
    access: 'user',
    answers: 'file',
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/account',
    summary: 'Deletes the account with its listings and files',
    access: 'user',
    body: z.strictObject({ confirm: z.literal('DELETE') }),
    replies: { 204: z.void() },
  }),
  brandKit: route({
    method: 'GET',
    path: '/api/account/brand-kit',
    summary: 'Logo, colour and agent card for branded videos',
    access: 'user',
    replies: {
      200: z.object({
        agentName: z.string(),
        brokerage: z.string(),
        phone: z.string(),
        website: z.string(),
        licence: z.string(),
        color: z.string(),
        logoPath: z.string().nullable(),
      }),
    },
  }),
  saveBrandKit: route({
    method: 'PUT',
    path: '/api/account/brand-kit',
    summary: 'Saves the brand kit',
    access: 'user',
    body: z.strictObject({
      agentName: z.string().trim().max(80),
      brokerage: z.string().trim().max(80),
      phone: z.string().trim().max(40),
      website: z.string().trim().max(120),
      licence: z.string().trim().max(60),
      color: z.string().regex(/^#[0-9a-fA-F]{6}$/),
    }),
    replies: { 204: z.void() },
  }),
  saveBrandLogo: route({
    method: 'PUT',
    path: '/api/account/brand-kit/logo',
    summary: 'Saves the logo (PNG body)',
    access: 'user',
    carriage: 'png',
    replies: { 204: z.void() },
  }),
  brandLogo: route({
    method: 'GET',
    path: '/api/account/brand-kit/logo',
    summary: 'The logo; the address in the brand kit changes with it',
    access: 'user',
    query: z.object({ v: z.string().optional() }),
    answers: 'file',
  }),
  removeBrandLogo: route({
    method: 'DELETE',
    path: '/api/account/brand-kit/logo',
    summary: 'Removes the logo',
    access: 'user',
    replies: { 204: z.void() },
  }),
};
