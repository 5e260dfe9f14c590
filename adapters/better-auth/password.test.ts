import { hashPassword as libraryHash, verifyPassword as libraryVerify } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

it('knows the password again, and no other', async () => {
  const hash = await hashPassword('a long enough one');
  expect(await verifyPassword({ hash, password: 'a long enough one' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'a long enough One' })).toBe(false);
  expect(await hashPassword('a long enough one')).not.toBe(hash);
  expect(await verifyPassword({ hash: 'no hash at all', password: 'a long enough one' })).toBe(false);
});

it('reads what the library wrote, and is read by it', async () => {
  const password = 'contraseña con ñ';
  expect(await verifyPassword({ hash: await libraryHash(password), password })).toBe(true);
  expect(await libraryVerify({ hash: await hashPassword(password), password })).toBe(true);
});
