/** Who makes a call. */
export type Actor = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
};
