import type { DemoBlogger } from '../content-item';
import { six } from '../six';

export const VILMA: DemoBlogger = {
  key: 'vilma',
  name: 'Vilma Sjöblom',
  slug: 'vilma-sjoblom',
  scene: 'gold-kayak',
  excerpt: six(
    'Meloja ja myyjä Turussa. Nukkuu ulkona noin kuusikymmentä yötä vuodessa, joskus suunnitellusti.',
    'Paddler and salesperson in Turku. Sleeps outdoors some sixty nights a year, sometimes as planned.',
    'Paddlare och säljare i Åbo. Sover ute ungefär sextio nätter om året, ibland planerat.',
    'Paddlerin und Verkäuferin in Turku. Schläft rund sechzig Nächte im Jahr im Freien, manchmal planmäßig.',
    'Kayakiste et vendeuse à Turku. Dort dehors une soixantaine de nuits par an, parfois comme prévu.',
    'Гребёт и работает продавцом в Турку. Ночует под открытым небом ночей шестьдесят в году, иногда по плану.',
  ),
  text: six(
    `Vilma kasvoi Korppoossa ja oppi melomaan ennen kuin uimaan; jälkimmäisen hän opetteli koulussa nopeasti. Turun myymälässä hän myy telttoja ja merikajakkeja ja kysyy aina ensin, mihin olet menossa.
    Hän on kouluttanut melonnan perustaitoja viidessä seurassa ja pitää kylmän veden sääntöjään mieluummin liian tiukkoina kuin liian lyhyinä.
    # Mistä hän kirjoittaa
    Vedestä, teltoista ja yöstä, ja paikoista, joihin pääsee ilman autoa.`,
    `Vilma grew up in Korpo and learnt to paddle before she could swim; the second she learnt quickly at school. In the Turku store she sells tents and sea kayaks, and always asks first where you are going.
    She has taught the basics of paddling in five clubs and would rather have her cold-water rules too strict than too short.
    # What she writes about
    Water, tents and nights, and places you can reach without a car.`,
    `Vilma växte upp i Korpo och lärde sig paddla innan hon kunde simma; det senare gick fort i skolan. I butiken i Åbo säljer hon tält och havskajaker och frågar alltid först vart du är på väg.
    Hon har lärt ut paddlingens grunder i fem klubbar och har hellre för stränga än för korta regler för kallt vatten.
    # Det här skriver hon om
    Vatten, tält och nätter, och platser dit man kommer utan bil.`,
    `Vilma wuchs in Korpo auf und lernte paddeln, bevor sie schwimmen konnte; Letzteres ging in der Schule schnell. In der Filiale Turku verkauft sie Zelte und Seekajaks und fragt immer zuerst, wohin es geht.
    Sie hat in fünf Vereinen die Grundlagen des Paddelns gelehrt und hält ihre Regeln für kaltes Wasser lieber zu streng als zu kurz.
    # Worüber sie schreibt
    Über Wasser, Zelte und Nächte und über Orte, die man ohne Auto erreicht.`,
    `Vilma a grandi à Korpo et appris à pagayer avant de savoir nager ; le second est venu vite, à l’école. Au magasin de Turku, elle vend tentes et kayaks de mer et demande toujours d’abord où vous allez.
    Elle a enseigné les bases du kayak dans cinq clubs, et préfère ses règles d’eau froide trop strictes que trop courtes.
    # Ses sujets
    L’eau, les tentes, la nuit, et les endroits qu’on rejoint sans voiture.`,
    `Вильма выросла в Корпо и научилась грести раньше, чем плавать; второе быстро пришло в школе. В магазине в Турку она продаёт палатки и морские каяки и всегда сначала спрашивает, куда вы собрались.
    Она учила основам гребли в пяти клубах и предпочитает, чтобы её правила холодной воды были скорее слишком строгими, чем слишком короткими.
    # О чём она пишет
    О воде, палатках и ночах и о местах, куда можно добраться без машины.`,
  ),
};
