import type { DemoCampaign } from '../content-item';
import { six } from '../six';

/** It begins later: until then its page does not exist. */
export const CRUST_WEEKS: DemoCampaign = {
  key: 'crust-weeks',
  scene: 'crust-weeks',
  days: [40, 75],
  group: 'backcountry-skis',
  slug: six('hankiviikot', 'crust-weeks', 'skarveckor', 'harschwochen', 'semaines-de-neige-dure', 'nedeli-nasta'),
  title: six('Hankiviikot', 'Crust weeks', 'Skarveckor', 'Harschwochen', 'Les semaines de neige dure', 'Недели наста'),
  excerpt: six(
    'Muutaman aamun ajan keväällä metsä on auki joka suuntaan. Ole valmis, kun hanki kantaa.',
    'For a few spring mornings the forest is open in every direction. Be ready when the crust holds.',
    'Några vårmorgnar är skogen öppen åt alla håll. Var redo när skaren bär.',
    'An ein paar Frühlingsmorgen steht der Wald in alle Richtungen offen. Seien Sie bereit, wenn der Harsch trägt.',
    'Quelques matins de printemps, la forêt s’ouvre dans toutes les directions. Soyez prêt quand la neige porte.',
    'Несколько весенних утр лес открыт во все стороны. Будьте готовы, когда наст держит.',
  ),
  text: six(
    `Hankikeli on aamu, jolloin yöpakkanen on jäädyttänyt eilisen sulan lumen niin kovaksi, että sen päällä voi hiihtää minne vain: soiden yli, peuran jälkiä, ilman latua.
    # Näin osut oikeaan aamuun
    - Päivällä plussaa ja aurinkoa, yöllä selkeää ja vähintään viisi astetta pakkasta.
    - Lähde auringon noustessa ja ole takaisin ennen kymmentä: sitten hanki pettää, ja paluu on pitkä.
    - Jäällä kevät etenee rannasta ja virtapaikoista. Jos et tunne jäätä, kierrä.
    # Mitä alle
    Teräskantti pitää sivurinteessä, leveämpi suksi pettävissä kohdissa. Lyhyt [nousukarva](model:patka) riittää mäkiin. Muista aurinkolasit, sillä hangelta heijastuva valo polttaa leuankin alta.`,
    `Crust skiing means a morning when the night’s frost has set yesterday’s thaw so hard that you can ski on it anywhere: across bogs, along deer tracks, with no trail at all.
    # How to hit the right morning
    - Above zero and sunny by day, clear by night with at least five degrees of frost.
    - Leave at sunrise and be back before ten: after that the crust gives, and the way home is long.
    - On ice, spring comes from the shore and from currents. If you do not know the ice, go round.
    # What to ski on
    A steel edge holds on side slopes, a wider ski where the crust breaks. A short [climbing skin](model:patka) is enough for hills. Remember sunglasses: light from the snow burns you even under the chin.`,
    `Skarföre betyder en morgon då nattens kyla har fryst gårdagens smältsnö så hård att du kan åka på den vart som helst: över myrar, längs rådjursspår, utan preparerat spår.
    # Så träffar du rätt morgon
    - Plusgrader och sol på dagen, klart på natten och minst fem minusgrader.
    - Ge dig av när solen går upp och var tillbaka före tio: sedan brister skaren, och vägen hem är lång.
    - På is kommer våren från stranden och strömmarna. Känner du inte isen går du runt.
    # Vad du har på fötterna
    Stålkant håller i sidolut, en bredare skida där skaren brister. En kort [stighud](model:patka) räcker i backarna. Glöm inte solglasögonen: ljuset från snön bränner även under hakan.`,
    `Tragender Harsch heißt: Der Nachtfrost hat den Schmelzschnee von gestern so hart gemacht, dass man überall darauf laufen kann, über Moore, auf Rehspuren, ganz ohne Loipe.
    # So treffen Sie den richtigen Morgen
    - Tags Plusgrade und Sonne, nachts klar und mindestens fünf Grad Frost.
    - Bei Sonnenaufgang los und vor zehn zurück: Danach bricht der Harsch, und der Heimweg wird lang.
    - Auf dem Eis kommt der Frühling vom Ufer und von Strömungen her. Wer das Eis nicht kennt, geht außen herum.
    # Was darunter gehört
    Stahlkanten halten am Querhang, ein breiterer Ski dort, wo es einbricht. Ein kurzes [Steigfell](model:patka) genügt für Hügel. Denken Sie an die Sonnenbrille: Das Licht vom Schnee verbrennt selbst das Kinn von unten.`,
    `La neige porte quand le gel de la nuit a durci la fonte de la veille au point qu’on peut skier n’importe où : sur les tourbières, dans les traces des chevreuils, sans piste aucune.
    # Tomber sur le bon matin
    - Du soleil et plus de zéro le jour, un ciel clair la nuit et au moins cinq degrés de gel.
    - Partez au lever du soleil et soyez rentré avant dix heures : ensuite la croûte cède, et le retour est long.
    - Sur la glace, le printemps vient de la rive et des courants. Si vous ne la connaissez pas, contournez.
    # Aux pieds
    La carre d’acier tient en dévers, un ski plus large passe là où la croûte casse. Une [peau](model:patka) courte suffit pour les côtes. Pensez aux lunettes de soleil : la lumière renvoyée par la neige brûle jusque sous le menton.`,
    `Наст держит в то утро, когда ночной мороз схватил вчерашний талый снег так крепко, что по нему можно идти на лыжах куда угодно: через болота, по следам косуль, без всякой лыжни.
    # Как угадать утро
    - Днём плюс и солнце, ночью ясно и не меньше пяти градусов мороза.
    - Выходите на восходе и возвращайтесь до десяти: потом наст проваливается, а дорога домой длинная.
    - На лёд весна приходит от берега и с течений. Не знаете льда — обходите.
    # На чём идти
    Стальной кант держит на косогоре, широкая лыжа — там, где корка ломается. Короткого [камуса](model:patka) хватит на подъёмы. Не забудьте тёмные очки: отражённый снегом свет обжигает даже под подбородком.`,
  ),
};
