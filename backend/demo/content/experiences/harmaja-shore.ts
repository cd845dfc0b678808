import type { DemoExperience } from '../content-item';
import { six } from '../six';

export const HARMAJA_SHORE: DemoExperience = {
  key: 'harmaja-shore',
  brand: 'harmaja',
  scene: 'skerries',
  models: ['bengtskar-530', 'soderskar-500', 'kaksoset-550', 'gronlanti', 'haahka'],
  slug: six(
    'harmaja-hangon-rannassa',
    'harmaja-on-the-hanko-shore',
    'harmaja-pa-hangostranden',
    'harmaja-am-ufer-von-hanko',
    'harmaja-sur-la-rive-de-hanko',
    'harmaja-na-beregu-hanko',
  ),
  title: six(
    'Vene numero 1184',
    'Boat number 1184',
    'Båt nummer 1184',
    'Boot Nummer 1184',
    'Le bateau numéro 1184',
    'Лодка номер 1184',
  ),
  excerpt: six(
    'Hangon edustalla melotaan veneellä numero 1184. Harmajan veistämöllä sen runko tehtiin käsin kahdessa päivässä ja viimeisteltiin kahdessa viikossa.',
    'Boat number 1184 is out among the skerries off Hanko. At Harmaja’s yard its hull was laid up by hand in two days and finished in two weeks.',
    'Utanför Hangö paddlas båt nummer 1184. På Harmajas varv lades skrovet upp för hand på två dagar och gjordes färdigt på två veckor.',
    'Vor Hanko ist Boot Nummer 1184 unterwegs. Auf Harmajas Werft entstand sein Rumpf von Hand in zwei Tagen, die Feinarbeit dauerte zwei Wochen.',
    'Au large de Hanko navigue le bateau numéro 1184. Au chantier Harmaja, sa coque a été stratifiée à la main en deux jours et finie en deux semaines.',
    'У берегов Ханко идёт лодка номер 1184. На верфи Harmaja её корпус отформовали вручную за два дня, а доводили две недели.',
  ),
  text: six(
    `Aamulla Hangon edustalla lipuu kaksi kajakkia, ja toisen kannen alla on numero 1184. Kajakki on Telakkarannasta, jossa ovi on auki merelle päin, koska hartsi haisee. Sisällä on seitsemän muottia ja radio, joka on merisäällä.
    # Käsin, koska kone ei kuule
    Lasikuitu ja hartsi levitetään pensselillä ja telalla. Laminoija koputtaa rungon läpi rystysillä: tiivis kohta kumahtaa, ilmakupla kopsahtaa. Kun äänet ovat samanlaiset keulasta perään, vene saa numeronsa kannen alle. Sen kanssa se elää: kolmenkymmenen vuoden päästäkin numero kertoo, mistä muotista runko tuli ja mikä luukku siihen sopii.
    # Kaksi viikkoa viimeistelyä
    Aikaa vie se, mitä ostaja ei näe: laipioiden tiivistys, evän vaijeri, jonka pitää liikkua vielä suolaisena, ja istuin, jota hiotaan niin kauan, ettei kukaan enää huomaa sitä. Valmis vene kelluu tunnin altaassa, luukut kiinni ja sanomalehti sisällä. Jos lehti on kuiva, se luetaan.
    # Kokeile ennen kuin päätät
    Hangon rannasta saa lainata veneen tunniksi, ja elokuussa Harmaja tuo koekajakit meille Jyväsjärvelle; päivät ovat [tapahtumissa](page:events). Ota mukaan omat varusteet, jotta istuma-asento on oikea.
    > Osta vene, jossa jalkasi eivät puudu. Nopeus tulee siitä, että jaksat.
    Hankalin kysymys on pituus. Alle viisimetrinen kääntyy saarten välissä, yli viisimetrinen pitää suuntansa selällä. Mitä kylmässä vedessä pitää osata, siitä kertoo Vilman [lokakuun retki](post:october-archipelago).`,
    `Two kayaks glide through the morning off Hanko, and under the deck of one is the number 1184. That kayak comes from Telakkaranta, where the door stands open to the sea, because resin smells. Inside are seven moulds and a radio tuned to the shipping forecast.
    # By hand, because a machine cannot hear
    Glass and resin go on by brush and roller. Then the laminator raps along the hull with her knuckles: a sound place booms, an air bubble clicks. When the notes are alike from bow to stern, the boat gets its number under the deck. It will live with it: in thirty years’ time that number still tells which mould the hull came from and which hatch fits.
    # Two weeks of finishing
    The time goes into what the buyer never sees: sealing bulkheads, a skeg wire that must run even when salted, and a seat that is sanded until nobody notices it. The finished boat floats for an hour in a tank with its hatches shut and a newspaper inside. If the paper is dry, it gets read.
    # Try before you decide
    You may borrow a boat from the Hanko shore for an hour, and in August Harmaja brings demo kayaks to us on Jyväsjärvi; the dates are under [events](page:events). Bring your own kit, so that you sit as you really sit.
    > Buy the boat in which your feet stay awake. Speed comes from lasting.
    The hardest question is length. Under five metres turns between islands, over five holds its course on open water. What you must know in cold water is told in Vilma’s [October trip](post:october-archipelago).`,
    `Två kajaker glider genom morgonen utanför Hangö, och under däcket på den ena står numret 1184. Den kommer från Telakkaranta, där dörren står öppen mot havet, för hartset luktar. Där inne finns sju formar och en radio inställd på sjörapporten.
    # För hand, för en maskin hör inte
    Glasfiber och harts läggs på med pensel och roller. Sedan knackar laminatören längs skrovet med knogarna: ett tätt ställe dånar, en luftbubbla klickar. När tonerna är lika från för till akter får båten sitt nummer under däck. Det lever den med: om trettio år berättar numret fortfarande vilken form skrovet kom ur och vilken lucka som passar.
    # Två veckors finish
    Tiden går åt till det köparen inte ser: skott som tätas, en vajer till skäddan som ska löpa även saltig och en sits som slipas tills ingen märker den. Den färdiga båten flyter en timme i en bassäng med luckorna stängda och en tidning inuti. Är tidningen torr läses den.
    # Prova innan du bestämmer dig
    Vid stranden i Hangö får man låna en båt i en timme, och i augusti tar Harmaja provkajaker till oss på Jyväsjärvi; datumen finns bland [evenemangen](page:events). Ta med din egen utrustning så att du sitter som du brukar.
    > Köp båten där fötterna inte domnar. Farten kommer av att man orkar.
    Svårast är längden. Under fem meter svänger mellan öarna, över fem håller kursen på fjärden. Vad man måste kunna i kallt vatten står i Vilmas [oktobertur](post:october-archipelago).`,
    `Am Morgen gleiten vor Hanko zwei Kajaks übers Wasser, und unter dem Deck des einen steht die Nummer 1184. Es kommt vom Telakkaranta, wo das Tor zum Meer hin offen steht, weil Harz riecht. Drinnen stehen sieben Formen und ein Radio mit dem Seewetter.
    # Von Hand, weil eine Maschine nicht hört
    Glasfaser und Harz werden mit Pinsel und Rolle aufgetragen. Dann klopft die Laminiererin den Rumpf mit den Knöcheln ab: Dichtes klingt dumpf, eine Luftblase hell. Sind die Töne vom Bug bis zum Heck gleich, bekommt das Boot seine Nummer unter Deck. Mit ihr lebt es: Noch in dreißig Jahren sagt sie, aus welcher Form der Rumpf kam und welcher Lukendeckel passt.
    # Zwei Wochen Feinarbeit
    Zeit kostet, was niemand sieht: abgedichtete Schotten, ein Skegseil, das auch versalzen laufen muss, und ein Sitz, der geschliffen wird, bis man ihn nicht mehr spürt. Das fertige Boot schwimmt eine Stunde im Becken, Luken zu, Zeitung darin. Bleibt die Zeitung trocken, wird sie gelesen.
    # Erst probieren, dann entscheiden
    Am Ufer von Hanko kann man ein Boot für eine Stunde leihen, und im August bringt Harmaja Testkajaks zu uns an den Jyväsjärvi; die Termine stehen bei den [Veranstaltungen](page:events). Bringen Sie Ihre eigene Ausrüstung mit, damit Sie sitzen wie sonst auch.
    > Kaufen Sie das Boot, in dem die Füße nicht einschlafen. Tempo kommt vom Durchhalten.
    Am schwersten ist die Länge. Unter fünf Metern wendet man zwischen Inseln, darüber hält man auf freiem Wasser Kurs. Was man in kaltem Wasser können muss, erzählt Vilmas [Oktobertour](post:october-archipelago).`,
    `Le matin, deux kayaks glissent au large de Hanko, et l’un porte sous son pont le numéro 1184. Il vient de Telakkaranta, où la porte reste ouverte sur la mer, car la résine sent fort. Dedans, sept moules et une radio réglée sur la météo marine.
    # À la main, parce qu’une machine n’entend pas
    La fibre et la résine se posent au pinceau et au rouleau. Puis la stratifieuse frappe la coque du doigt replié : le plein résonne sourd, la bulle d’air claque. Quand le son est le même de l’étrave à la poupe, le bateau reçoit son numéro sous le pont. Il vivra avec : dans trente ans, ce numéro dira encore de quel moule vient la coque et quelle trappe lui va.
    # Deux semaines de finition
    Le temps passe dans ce que l’acheteur ne voit pas : l’étanchéité des cloisons, un câble de dérive qui doit coulisser même plein de sel, un siège poncé jusqu’à ce qu’on l’oublie. Le bateau fini flotte une heure dans un bassin, trappes fermées, un journal à l’intérieur. Si le journal est sec, on le lit.
    # Essayer avant de choisir
    Sur la rive de Hanko, on peut emprunter un bateau une heure ; en août, Harmaja apporte ses kayaks d’essai sur le Jyväsjärvi, dates aux [événements](page:events). Venez avec votre équipement, pour être assis comme d’habitude.
    > Achetez le bateau où vos pieds ne s’endorment pas. La vitesse vient de l’endurance.
    Le plus difficile est la longueur. Sous cinq mètres, on tourne entre les îles ; au-delà, on tient son cap au large. Ce qu’il faut savoir en eau froide se lit dans [l’octobre de Vilma](post:october-archipelago).`,
    `Утром у берегов Ханко скользят два каяка, и у одного под палубой стоит номер 1184. Этот каяк родом с Telakkaranta, где ворота открыты к морю, потому что смола пахнет. Внутри семь форм и радио, настроенное на морской прогноз.
    # Руками, потому что машина не слышит
    Стеклоткань и смолу наносят кистью и валиком. Потом мастер простукивает корпус костяшками: плотное место отзывается глухо, пузырь воздуха щёлкает. Когда звук одинаков от носа до кормы, лодка получает номер под палубой. С ним она и живёт: и через тридцать лет по нему узнают, из какой формы вышел корпус и какой люк к нему подходит.
    # Две недели доводки
    Время уходит на то, чего покупатель не видит: герметизацию переборок, трос скега, который должен ходить и в соли, и сиденье, которое шлифуют, пока его не перестанешь замечать. Готовая лодка час плавает в бассейне с закрытыми люками и газетой внутри. Если газета сухая, её читают.
    # Сначала попробуйте
    На берегу в Ханко лодку дают на час, а в августе Harmaja привозит пробные каяки к нам на Ювясъярви; даты — в [событиях](page:events). Возьмите своё снаряжение, чтобы сидеть так, как вы сидите обычно.
    > Берите лодку, в которой не затекают ноги. Скорость — это когда хватает сил.
    Труднее всего с длиной. Короче пяти метров — поворотлива между островами, длиннее — держит курс на открытой воде. О том, что надо уметь в холодной воде, рассказывает [октябрьский поход](post:october-archipelago) Вильмы.`,
  ),
};
