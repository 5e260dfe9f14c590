/** The heads of public lists of leaked passwords, lower case, eight characters or more (shorter ones are refused by length). */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 11111111 00000000 87654321 88888888
  qwertyui qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football
  baseball superman starwars whatever trustno1 letmein1 welcome1 welcome123 admin123 adminadmin administrator changeme
  changeme1 abcd1234 abc12345 a1b2c3d4 computer internet michelle jennifer jessica1 charlie1 michael1 corvette mercedes
  samsung1 dragon123 monkey123 master123 shadow123 secret123 1234qwer qwer1234 q1w2e3r4 zaq12wsx 12341234 11223344 55555555
  66666666 77777777 99999999 123123123 987654321 147258369 portico1 portico123 realestate realtor1 realtor123`.split(
    /\s+/,
  ),
);

export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
