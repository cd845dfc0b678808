import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules';

const aino = { email: 'aino.asiakas@hanki.example', names: ['Aino', 'Asiakas', 'Hanki'] };

test('a password has 8 to 200 characters, however many bytes they take', () => {
  expect(passwordProblem('lumi7!x', aino)).toBe('short');
  expect(passwordProblem('lumi7!xy', aino)).toBeNull();
  expect(passwordProblem('❄️🎿 ja 🏔️!', aino)).toBeNull();
  // seven characters, although eight code points before they are composed
  expect(passwordProblem('lumia\u0308x7', aino)).toBe('short');
  expect(passwordProblem(`${'lumikinos on '.repeat(15)}kaunis`, aino)).toBe('long');
  expect(passwordProblem(`${'lumikinos on '.repeat(15)}kaun`, aino)).toBeNull();
});

test.each([
  'password',
  'Password123!',
  'P@ssw0rd',
  'salasana',
  'Salasana2026',
  'Lösenord1',
  'motdepasse',
  'пароль123',
  '12345678',
  '1234567890',
  '87654321',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'qwertyuiop',
  's-a-l-a-s-a-n-a',
])('%s is what attackers try first', (password) => {
  expect(passwordProblem(password, aino)).toBe('common');
});

test.each(['Trustno1', '1q2w3e4r5t', 'zaq12wsx', 'natasha1', 'COCACOLA', 'mercedes1'])(
  '%s was leaked often',
  (password) => {
    expect(passwordProblem(password, aino)).toBe('common');
  },
);

test.each(['Asiakas1', 'HANKI2026!', 'aino.asiakas', 'aino.asiakas@hanki.example', '12asiakas34'])(
  '%s is the person’s or the shop’s own name',
  (password) => {
    expect(passwordProblem(password, aino)).toBe('common');
  },
);

test.each(['ilves juoksee hangella', 'Xk4-vuono', 'ei suksi luista', '83746192', 'ainoastaan'])(
  '%s is accepted without rules of composition',
  (password) => {
    expect(passwordProblem(password, aino)).toBeNull();
  },
);
