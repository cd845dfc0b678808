/**
 * Words that common passwords consist of, in lower case: from public lists of leaked passwords, in the shop's languages.
 * A password is common when it is one of them with digits or signs around it (`passwordProblem`).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passw0rd passwort passord salasana lösenord losenord motdepasse parol пароль wachtwoord contraseña senha
  qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfghjk asdfghjkl asdf zxcvbnm zxcvbn qazwsx qazwsxedc
  qweasd qweasdzxc qweqwe asdasd йцукен йцукенгш qwert letmein welcome tervetuloa välkommen valkommen willkommen bienvenue
  admin administrator administrateur root test testtest tester guest login user username account secret geheim secreto
  iloveyou ichliebedich jetaime minärakastansinua rakastan rakkaus loulou doudou chouchou hallo hallohallo hello hellohello
  bonjour moikka moimoi perkele saatana vittu kissa kissakissa koira koirakoira enkeli aurinko kesäkuu kesakuu talvi kesä kesa
  salakala hevonen suomi finland perkele jalkapallo jääkiekko jaakiekko porsche ferrari mercedes sommar vinter sverige
  hejhej fotboll hockey sommer schatz sonnenschein sonne fussball schalke bayern borussia computer internet soleil marseille
  france nicolas camille chocolat любовь привет солнце наташа максим qwerty master dragon monkey shadow sunshine princess
  football baseball basketball superman batman spiderman pokemon starwars trustno whatever freedom michael jordan jennifer
  jessica ashley daniel charlie andrew matthew joshua thomas robert hunter buster soccer killer pepper ginger summer winter
  spring autumn flower cheese coffee cookie banana orange purple yellow silver golden diamond samsung google facebook
  instagram youtube linkedin microsoft windows apple iphone android changeme default access abcdef abcdefg abcdefgh abc abcd
  abcde aaaaaaaa zaqwsx zaqxsw temp temporary mypassword mypass nopassword lovely love lovelove babygirl babyboy angel angels
  jesus jesuschrist blessed family forever friends nothing something myspace blink skate skating skiing snowboard mountain
  outdoor outdoors camping hiking tunturi vuori lapland lappi liverpool arsenal chelsea barcelona realmadrid juventus
  naruto minecraft fortnite callofduty warcraft starcraft metallica nirvana slipknot eminem harrypotter hogwarts gandalf
  matrix phoenix thunder tigger midnight startrek merlin mickey mustang corvette harley yankees lakers cowboys eagles steelers
  `
    .trim()
    .split(/\s+/),
);
