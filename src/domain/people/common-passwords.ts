/**
 * Those of at least eight characters that stand at the top of every list of leaked passwords, with those
 * of Belgium's languages; shorter ones are refused for their length.
 */
const COMMONEST = new Set(
  `12345678 123456789 1234567890 0123456789 12341234 123123123 12121212 11223344 1122334455 112233445566
  123321123 12344321 87654321 987654321 0987654321 9876543210 123654789 147258369 147852369 159357456
  159753159 789456123 741852963 123456789a 12345678a 1234567a 123456789q a12345678 a123456789 q123456789
  123456abc 1234abcd 123abc123 12345qwert 123qweasd 123qwe123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  1qaz2wsx3edc 1a2b3c4d q1w2e3r4 q1w2e3r4t5 qazwsxedc zaq12wsx zaq1zaq1 qwer1234 qwert123 qwerty12
  qwerty123 qwerty1234 qwertyui qwertyuiop qwerty12345 qwertyqwerty qweasdzxc qweqweqwe asdfghjk asdfghjkl
  asdfasdf asdf1234 asdasdasd zxcvbnm1 zxcvbnm123 zxcvbnmz azertyui azertyuiop azerty123 azerty12
  azerty1234 azerty12345 azertyazerty aqwzsxedc aqw123456 qsdfghjklm wxcvbn123 qwertzui qwertz123
  qwertz1234 qwertzuiop asdf123456 abcd1234 abc12345 abcdefgh abcdefghi abcd12345 abcdef123 aa123456
  aa12345678 aaa11111 a1b2c3d4 a1b2c3d4e5 aaaaaaaa 00000000 11111111 111111111 1111111111 22222222
  33333333 44444444 55555555 66666666 77777777 88888888 99999999 000000000 0000000000 xxxxxxxx zzzzzzzz
  password password1 password12 password123 password1234 password! p@ssw0rd p@ssword passw0rd pa55word
  passpass pass1234 passwort passwort1 passwort123 motdepasse motdepasse1 wachtwoord wachtwoord1
  wachtwoord123 welkom123 welkom01 welkom12 welkom1234 welcome1 welcome123 welcome2 bienvenue bienvenue1
  willkommen willkommen1 changeme changeme1 changeme123 letmein1 letmein123 iloveyou iloveyou1 iloveyou2
  iloveyou123 jetaime1 jetaime123 ikhouvanjou ichliebedich jeteadore loulou123 doudou123 chouchou
  coucou123 bonjour1 bonjour123 soleil123 sunshine sunshine1 princess princess1 princesse football
  football1 voetbal1 voetbal123 fussball fussball1 baseball basketball superman superman1 batman123
  spiderman pokemon1 pokemon123 starwars starwars1 minecraft minecraft1 trustno1 whatever whatever1
  computer computer1 internet internet1 samsung1 samsung123 facebook facebook1 google123 microsoft
  liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid anderlecht clubbrugge
  standard1 michelle jennifer jessica1 nicolas1 nicolas123 caroline isabelle sébastien sebastien
  dominique christophe charlotte alexander alexandre alexandra christine catherine maximilian
  elisabeth daniel123 thomas123 charlie1 charlie123 michael1 jordan23 ashley123 andrew123 hannah123
  butterfly chocolate chocolat chocolade schokolade cheesecake snoopy123 blink182 fuckyou1 fuckyou123
  asshole1 mustang1 corvette mercedes mercedes1 ferrari1 ferrari123 porsche911 dragon123 monkey123
  master123 shadow123 admin123 admin1234 admin12345 adminadmin administrator root1234 test1234 test12345
  testtest testing1 testing123 user1234 guest123 default1 temp1234 secret123 geheim123 geheim12 demo1234
  belgium1 belgie123 belgique belgique1 belgien1 brussels brussel1 bruxelles bruxelles1 antwerpen
  antwerpen1 vlaanderen charleroi hello123 hello1234 hallo123 hallo1234 hallohallo salut123 lollipop
  summer2023 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 zomer2024 zomer2025
  zomer2026 123456789012 1234567890123 passwordpassword qwertyuiop123 azertyuiop123 wachtwoord1234
  motdepasse123 passwort1234 welkom123456 azerty123456 qwerty123456 admin1234567 ete12345 sommer2025 sommer2026 january1 december1 september september1 november`
    .split(/\s+/)
    .map((password) => password.toLowerCase()),
)

/** True for a password that guessers try first, in any case. */
export function isCommonPassword(password: string): boolean {
  return COMMONEST.has(password.toLowerCase())
}
