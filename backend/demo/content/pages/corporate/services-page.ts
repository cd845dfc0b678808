import type { DemoPage } from '../../page';
import { six } from '../../six';

export const CORPORATE_SERVICES: DemoPage = {
  key: 'corporate-services',
  slug: six(
    'yritysmyynti/palvelut',
    'business/services',
    'foretagsforsaljning/tjanster',
    'firmenkunden/leistungen',
    'entreprises/services',
    'korporativnye/uslugi',
  ),
  title: six(
    'Palvelut yrityksille',
    'Services for companies',
    'Tjänster för företag',
    'Leistungen für Firmen',
    'Services aux entreprises',
    'Услуги для компаний',
  ),
  text: six(
    `Yritys, yhteisö ja kunta voi ostaa laskulla, kun asiakkuus on avattu.
    # Näin pääset alkuun
    - Rekisteröi yritys: tarvitsemme nimen, Y-tunnuksen ja laskutusosoitteen.
    - Vahvistamme tiedot yhdessä arkipäivässä.
    - Sen jälkeen lasku on valittavissa kassalla kirjautuneille käyttäjillenne.
    # Maksuehto
    14 päivää netto. Verkkolasku, sähköpostilasku tai viite omaan järjestelmäänne.
    # Toimitus
    Yhteen osoitteeseen tai suoraan kunkin kotiin. Suuret erät toimitetaan kuormalavalla sovittuna päivänä.`,
    `Companies, associations and municipalities may buy on invoice once they have an account.
    # How to begin
    - Register the company: we need its name, VAT number and billing address.
    - We confirm the details within one working day.
    - From then on your logged-in users can choose invoice at checkout.
    # Terms
    14 days net, by e-invoice or e-mail, with your own reference.
    # Delivery
    To one address or straight to everybody’s home. Large lots come on a pallet on an agreed day.`,
    `Företag, föreningar och kommuner kan handla mot faktura när kundkontot är öppnat.
    # Så kommer ni i gång
    - Registrera företaget: vi behöver namn, momsnummer och faktureringsadress.
    - Vi bekräftar uppgifterna inom en arbetsdag.
    - Därefter kan era inloggade användare välja faktura i kassan.
    # Villkor
    14 dagar netto, som e-faktura eller per e-post, med er egen referens.
    # Leverans
    Till en adress eller direkt hem till var och en. Stora partier levereras på pall en överenskommen dag.`,
    `Firmen, Vereine und Gemeinden kaufen auf Rechnung, sobald das Kundenkonto besteht.
    # So fangen Sie an
    - Firma registrieren: Wir brauchen Name, USt-IdNr. und Rechnungsadresse.
    - Wir bestätigen die Angaben innerhalb eines Werktags.
    - Danach können Ihre angemeldeten Nutzer an der Kasse die Rechnung wählen.
    # Konditionen
    14 Tage netto, als E-Rechnung oder per E-Mail, mit Ihrer eigenen Referenz.
    # Lieferung
    An eine Adresse oder zu jedem nach Hause. Große Mengen kommen am vereinbarten Tag auf Palette.`,
    `Entreprises, associations et communes achètent sur facture une fois leur compte ouvert.
    # Pour commencer
    - Enregistrez l’entreprise : nom, numéro de TVA et adresse de facturation.
    - Nous confirmons sous un jour ouvré.
    - Vos utilisateurs connectés peuvent alors choisir la facture au paiement.
    # Conditions
    14 jours nets, par facture électronique ou e-mail, avec votre référence.
    # Livraison
    À une seule adresse ou directement chez chacun. Les gros lots arrivent sur palette au jour convenu.`,
    `Компании, объединения и муниципалитеты могут покупать по счёту после открытия аккаунта компании.
    # С чего начать
    - Зарегистрируйте компанию: нужны название, номер плательщика НДС и адрес для счетов.
    - Подтвердим данные за один рабочий день.
    - После этого ваши сотрудники смогут выбрать оплату по счёту.
    # Условия
    14 дней нетто, электронный счёт или письмо, с вашей пометкой.
    # Доставка
    На один адрес или каждому домой. Большие партии привозим на паллете в согласованный день.`,
  ),
};
