/** The Urdu words of AMC N58, by the English label that they are printed next to. */
const WORDS: Readonly<Record<string, string>> = {
  'Fund category': 'فنڈ کی قسم',
  'Fund type': 'فنڈ کی نوعیت',
  'Launch date': 'تاریخ آغاز',
  Benchmark: 'بینچ مارک',
  'Risk profile': 'خطرے کا درجہ',
  'Risk of principal': 'اصل سرمائے کا خطرہ',
  'Management fee (per annum)': 'سالانہ انتظامی فیس',
  'Front-end load': 'داخلی لوڈ',
  'Back-end load': 'خارجی لوڈ',
  'Minimum initial investment': 'کم از کم پہلی سرمایہ کاری',
  'Minimum subsequent investment': 'کم از کم مزید سرمایہ کاری',
  Pricing: 'قیمت کا طریقہ',
  'Dealing days': 'لین دین کے دن',
  'Cut-off time': 'آخری وقت',
  Listing: 'لسٹنگ',
  Trustee: 'ٹرسٹی',
  Auditor: 'آڈیٹر',
  'Stability rating': 'استحکام کی درجہ بندی',
  'AMC rating': 'کمپنی کی درجہ بندی',
  'Chief Executive Officer': 'چیف ایگزیکٹو آفیسر',
  'Shariah Advisor': 'شرعی مشیر',
  'Fund Manager': 'فنڈ مینیجر',
  'Net assets (Rs. million)': 'خالص اثاثے (ملین روپے)',
  'NAV per unit (Rs.)': 'فی یونٹ قیمت (روپے)',
  'Offer price (Rs.)': 'قیمت فروخت (روپے)',
  'Redemption price (Rs.)': 'قیمت واپسی (روپے)',
  'Expense ratio, month (%)': 'اخراجات کا تناسب، ماہ',
  'Expense ratio, year to date (%)': 'اخراجات کا تناسب، سال',
  'Average maturity (days)': 'اوسط مدت (دن)',
  'Number of companies': 'کمپنیوں کی تعداد',
  'This month': 'یہ ماہ',
  'Last 3 months': 'پچھلے تین ماہ',
  'Fiscal year to date': 'رواں مالی سال',
  'Last 12 months': 'پچھلے بارہ ماہ',
  'Last 3 years': 'پچھلے تین سال',
  'Last 5 years': 'پچھلے پانچ سال',
  'Since launch': 'آغاز سے اب تک',
  'Islamic bank deposits': 'اسلامی بینکوں میں رقوم',
  'GoP Ijara Sukuk': 'حکومتی اجارہ صکوک',
  'Corporate Sukuk': 'کارپوریٹ صکوک',
  Placements: 'پلیسمنٹ',
  Shares: 'حصص',
  Others: 'دیگر',
  Government: 'حکومت',
  'Oil and gas': 'تیل و گیس',
  Fertilizer: 'کھاد',
  Cement: 'سیمنٹ',
  Technology: 'ٹیکنالوجی',
  Power: 'توانائی',
  'Fund facts': 'فنڈ کے حقائق',
  'Size and prices': 'حجم اور قیمتیں',
  'Returns (%)': 'منافع (فیصد)',
  'Returns of each month (%)': 'ہر ماہ کا منافع (فیصد)',
  'Asset allocation (% of total assets)': 'اثاثوں کی تقسیم',
  'Credit quality (% of total assets)': 'قرض کا معیار',
  'Largest sectors (% of total assets)': 'بڑے شعبے',
  'Largest holdings (% of total assets)': 'بڑی سرمایہ کاری',
  Period: 'مدت',
  Month: 'مہینہ',
};

const MONTHS = 'جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر'.split(' ');
const DIGITS = '۰۱۲۳۴۵۶۷۸۹';

/** The typeface lacks three characters of Urdu; the report has the ones that resemble them. */
const inTypeface = (urdu: string): string =>
  urdu.replaceAll('\u06c1', '\u0647').replaceAll('\u06d2', '\u06cc').replaceAll('\u06d4', '.');

export const inUrdu = (english: string): string => inTypeface(WORDS[english] ?? '');

/** A month with the digits of Urdu. */
export const monthInUrdu = (year: number, month: number): string =>
  `${MONTHS[month - 1] ?? ''} ${Array.from(String(year), (d) => DIGITS.charAt(Number(d))).join('')}`;

/** By the short name of the fund. */
const OBJECTIVES: Readonly<Record<string, string>> = {
  PICF: 'فنڈ کا مقصد روزانہ حلال منافع کمانا اور رقم کی فوری دستیابی ہے۔',
  PIIF: 'فنڈ کا مقصد صکوک اور اچھے معیار کے ڈپازٹ سے حلال آمدنی کمانا ہے۔',
  PISF: 'فنڈ کا مقصد شریعت کے مطابق حصص میں سرمایہ کاری سے سرمائے میں اضافہ کرنا ہے۔',
};

export const objectiveInUrdu = (short: string): string => inTypeface(OBJECTIVES[short] ?? '');

export const RISK_IN_URDU = inTypeface(
  'میوچل فنڈ میں ہر سرمایہ کاری مارکیٹ کے خطرات سے مشروط ہے۔ ماضی کی کارکردگی مستقبل کے نتائج کی ضمانت نہیں۔ سرمایہ کاری سے پہلے پیشکش کی دستاویز ضرور پڑھیں۔',
);
