import type { DemoPage } from '../page';
import { six } from '../six';

export const PRODUCT_TESTS_PAGE: DemoPage = {
  key: 'product-tests',
  scene: 'tested',
  slug: six('tuotetestit', 'product-tests', 'produkttester', 'produkttests', 'essais-de-produits', 'testy-tovarov'),
  title: six('Tuotetestit', 'Product tests', 'Produkttester', 'Produkttests', 'Essais de produits', 'Тесты товаров'),
  text: six(
    `Ennen kuin malli tulee myyntiin, joku meistä on käyttänyt sitä vähintään kaksi viikkoa. Kerromme, mitä huomasimme, myös sen, mistä emme pitäneet.
    # Näin testaamme
    - Kuoret: neljä tuntia suihkussa ja viikonloppu Nuuksion räntäsateessa.
    - Makuupussit: yö pakastehuoneessa, lämpötila kirjataan tunneittain.
    - Sukset: sama rinne, sama päivä, merkit teipattu piiloon.
    - Valot: palavat pakastimessa, kunnes sammuvat.
    # Mitä testi ei kerro
    Meitä on neljätoista, eivätkä jalkamme ole samanlaiset kuin sinun. Lue siksi myös asiakkaiden arvostelut.`,
    `Before a model goes on sale, one of us has used it for at least two weeks. We tell you what we noticed, including what we did not like.
    # How we test
    - Shells: four hours in the shower and a weekend in the sleet of Nuuksio.
    - Sleeping bags: a night in a cold store, with the temperature noted hourly.
    - Skis: same slope, same day, names taped over.
    - Lights: left on in a freezer until they go out.
    # What a test cannot tell
    There are fourteen of us, and our feet are not yours. So read the customers’ reviews too.`,
    `Innan en modell börjar säljas har någon av oss använt den i minst två veckor. Vi berättar vad vi märkte, även det vi inte gillade.
    # Så testar vi
    - Skalplagg: fyra timmar i duschen och en helg i snöblandat regn i Noux.
    - Sovsäckar: en natt i kylrum, temperaturen antecknas varje timme.
    - Skidor: samma backe, samma dag, namnen övertejpade.
    - Lampor: lyser i frysen tills de slocknar.
    # Vad testet inte säger
    Vi är fjorton personer och har inte dina fötter. Läs därför också kundernas recensioner.`,
    `Bevor ein Modell in den Verkauf kommt, hat es jemand von uns mindestens zwei Wochen benutzt. Wir sagen, was uns aufgefallen ist, auch was uns nicht gefiel.
    # So testen wir
    - Hardshells: vier Stunden unter der Dusche und ein Wochenende im Schneeregen von Nuuksio.
    - Schlafsäcke: eine Nacht im Kühlraum, die Temperatur wird stündlich notiert.
    - Ski: gleicher Hang, gleicher Tag, Namen abgeklebt.
    - Lampen: brennen in der Tiefkühltruhe, bis sie ausgehen.
    # Was ein Test nicht sagt
    Wir sind vierzehn und haben nicht Ihre Füße. Lesen Sie darum auch die Bewertungen.`,
    `Avant la mise en vente, l’un de nous a utilisé chaque modèle au moins deux semaines. Nous disons ce que nous avons remarqué, y compris ce qui ne nous a pas plu.
    # Nos essais
    - Vestes imperméables : quatre heures sous la douche et un week-end de neige fondue à Nuuksio.
    - Sacs de couchage : une nuit en chambre froide, température notée chaque heure.
    - Skis : même pente, même jour, marques masquées.
    - Lampes : allumées au congélateur jusqu’à extinction.
    # Ce qu’un essai ne dit pas
    Nous sommes quatorze et n’avons pas vos pieds. Lisez donc aussi les avis des clients.`,
    `Прежде чем модель поступит в продажу, кто-то из нас пользуется ею не меньше двух недель. Рассказываем, что заметили, в том числе что не понравилось.
    # Как мы проверяем
    - Мембрана: четыре часа под душем и выходные под мокрым снегом в Нууксио.
    - Спальники: ночь в холодильной камере, температуру записываем каждый час.
    - Лыжи: один склон, один день, названия заклеены.
    - Фонари: горят в морозильнике, пока не погаснут.
    # Чего тест не скажет
    Нас четырнадцать, и ноги у нас не ваши. Поэтому читайте и отзывы покупателей.`,
  ),
};
