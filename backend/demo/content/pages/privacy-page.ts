import type { DemoPage } from '../page';
import { six } from '../six';

export const PRIVACY_PAGE: DemoPage = {
  key: 'privacy',
  slug: six('tietosuoja', 'privacy', 'integritet', 'datenschutz', 'confidentialite', 'konfidencialnost'),
  title: six('Tietosuoja', 'Privacy', 'Integritet', 'Datenschutz', 'Confidentialité', 'Конфиденциальность'),
  text: six(
    `Rekisterinpitäjä on Hanki Ulkona Oy. Keräämme vain sen, mitä tilaus ja asiakaspalvelu tarvitsevat.
    # Mitä tallennamme
    - Tilauksen tiedot: nimi, osoite, sähköposti, puhelin ja ostokset. Kirjanpito säilyttää ne kuusi vuotta.
    - Tilin tiedot niin kauan kuin tili on olemassa.
    # Evästeet
    Ensimmäinen käynti ei aseta evästeitä. Ostoskori, kieli ja kirjautuminen tarvitsevat omat evästeensä. Seuranta alkaa vasta, jos suostut siihen.
    # Oikeutesi
    Voit pyytää tietosi, oikaista ne tai poistaa ne, ja valittaa tietosuojavaltuutetulle (tietosuoja.fi).`,
    `The controller is Hanki Ulkona Oy. We collect only what an order and customer service need.
    # What we keep
    - Order details: name, address, e-mail, phone and purchases. Bookkeeping keeps them for six years.
    - Account details for as long as the account exists.
    # Cookies
    A first visit sets no cookies. Cart, language and log-in need cookies of their own. Tracking starts only if you agree to it.
    # Your rights
    You may ask for your data, correct it or have it erased, and complain to the Data Protection Ombudsman (tietosuoja.fi).`,
    `Personuppgiftsansvarig är Hanki Ulkona Oy. Vi samlar bara in det som en order och kundtjänst kräver.
    # Vad vi sparar
    - Orderuppgifter: namn, adress, e-post, telefon och köp. Bokföringen sparar dem i sex år.
    - Kontouppgifter så länge kontot finns.
    # Kakor
    Ett första besök sätter inga kakor. Varukorg, språk och inloggning behöver egna kakor. Spårning börjar först om du samtycker.
    # Dina rättigheter
    Du kan begära ut, rätta eller radera dina uppgifter och klaga hos dataombudsmannen (tietosuoja.fi).`,
    `Verantwortlich ist die Hanki Ulkona Oy. Wir erheben nur, was Bestellung und Kundendienst brauchen.
    # Was wir speichern
    - Bestelldaten: Name, Adresse, E-Mail, Telefon und Einkäufe. Die Buchhaltung bewahrt sie sechs Jahre auf.
    - Kontodaten, solange das Konto besteht.
    # Cookies
    Ein erster Besuch setzt keine Cookies. Warenkorb, Sprache und Anmeldung brauchen eigene. Tracking beginnt erst, wenn du zustimmst.
    # Deine Rechte
    Du kannst Auskunft, Berichtigung oder Löschung verlangen und dich beim finnischen Datenschutzbeauftragten beschweren (tietosuoja.fi).`,
    `Le responsable du traitement est Hanki Ulkona Oy. Nous ne recueillons que ce dont la commande et le service client ont besoin.
    # Ce que nous conservons
    - Données de commande : nom, adresse, e-mail, téléphone et achats. La comptabilité les garde six ans.
    - Données de compte tant que le compte existe.
    # Cookies
    Une première visite ne dépose aucun cookie. Panier, langue et connexion ont besoin des leurs. Le suivi ne commence qu’avec votre accord.
    # Vos droits
    Vous pouvez demander vos données, les rectifier ou les faire effacer, et saisir le médiateur finlandais (tietosuoja.fi).`,
    `Оператор данных — Hanki Ulkona Oy. Мы собираем только то, что нужно для заказа и поддержки.
    # Что мы храним
    - Данные заказа: имя, адрес, почта, телефон и покупки. Бухгалтерия хранит их шесть лет.
    - Данные аккаунта — пока он существует.
    # Файлы cookie
    При первом посещении cookie не ставятся. Корзине, языку и входу нужны свои. Отслеживание начинается только с вашего согласия.
    # Ваши права
    Вы можете запросить, исправить или удалить данные и пожаловаться уполномоченному по защите данных (tietosuoja.fi).`,
  ),
};
